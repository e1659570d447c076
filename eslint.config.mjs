/** What one file tells; rules that need types are in `.oxlintrc.json`. Each rule that is not in a preset says why it is here. */
import js from '@eslint/js';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import noForeignFiles from './tools/eslint/no-foreign-files.mjs';

const OF_CORE = ['react-router-dom', 'react-router', 'react-intl', 'react-redux', '@reduxjs/toolkit', '@reduxjs/toolkit/query/react'].map((name) => ({
  name,
  message: 'Import it from @amberlane/core, which the page holds once.',
}));
/** Endpoints belong to the build that brings them. */
const API_OF_THE_SITE = {
  name: '@amberlane/core',
  importNames: ['api', 'openApiSpace'],
  message: 'Endpoints live in the space of their build: remoteApi(…) of @amberlane/core/remote-api.',
};
const FORM_LIBRARY = {
  group: ['antd', 'antd/*', '@ant-design/*', '@rc-component/*', 'dayjs', 'dayjs/*'],
  message: 'Components enter through @amberlane/ui/form, /table, /date and /overlay.',
};

/** Of React's hooks: what a look at the source alone does not tell. */
const COMPILER_RULES = Object.keys(reactHooks.configs.flat['recommended-latest'].rules).filter((rule) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(rule));

export default defineConfig(
  globalIgnores(['**/node_modules/', '**/dist/', '**/.generated/', '.cache/', '.data/', 'coverage/', 'tools/fixtures/', 'tools/templates/', 'api/client/src/calls.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Node itself, and the type checker, know what is defined.
      'no-undef': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Node runs the sources by stripping types: use a const object.' },
        { selector: 'TSParameterProperty', message: 'Node runs the sources by stripping types: declare the field.' },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // What a reader sees: React, its accessibility, its texts.
    files: ['{shell,mf-*}/src/**/*.{ts,tsx}', 'shared/{core,ui}/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    plugins: { formatjs },
    rules: {
      'formatjs/no-literal-string-in-jsx': [
        'error',
        { props: { include: [['*', '{title,alt,placeholder,label,aria-label,aria-description,aria-placeholder,aria-valuetext}']] } },
      ],
      'formatjs/enforce-id': 'off',
      'formatjs/no-multiple-whitespaces': 'error',
      // Messages are compiled and looked up by id: a default text would be a second, unread source.
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="defaultMessage"], Property[key.name="defaultMessage"]', message: 'Texts live in src/messages, by id only.' },
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Trusted Types refuse it in the browser.' },
        { selector: 'TSEnumDeclaration', message: 'Use a const object.' },
      ],
      // `list-style: none` takes the list role from Safari; `role="list"` gives it back.
      'jsx-a11y/no-redundant-roles': ['error', { ol: ['list'], ul: ['list'] }],
    },
  },
  {
    // Remotes and ui take what is shared from the facade: a direct import would bundle a second copy.
    files: ['mf-*/src/**/*.{ts,tsx}', 'shared/ui/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'shared/ui/src/antd/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [...OF_CORE, API_OF_THE_SITE], patterns: [FORM_LIBRARY] }] },
  },
  {
    // The facades of the form library are where it enters.
    files: ['shared/ui/src/antd/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: OF_CORE }] },
  },
  {
    files: ['{shell,api,release}/src/**/*.{ts,tsx}', 'shared/{core,contract,testing}/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [FORM_LIBRARY] }] },
  },
  {
    // The shell empties and reads the API as a whole; its own endpoints have their space as well.
    files: ['shell/src/client/layout/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [API_OF_THE_SITE], patterns: [FORM_LIBRARY] }] },
  },
  {
    // A workspace that is built or released on its own must not depend on another one's files. Programs for the whole repository may.
    files: ['{shell,mf-*,api,release}/**/*.{ts,tsx}', 'shared/{core,ui,contract,testing}/**/*.{ts,tsx}'],
    plugins: { local: { rules: { 'no-foreign-files': noForeignFiles } } },
    rules: { 'local/no-foreign-files': ['error', { root: import.meta.dirname }] },
  },
  {
    // Programs that speak on the terminal.
    files: ['{tools,bench,e2e}/**/*.ts', 'release/src/**/*.ts', 'shared/{build,testing}/**/*.ts', '{api,shell}/src/**/main.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', '{shell,mf-*,shared/ui}/testing/**/*.{ts,tsx}'],
    rules: {
      // They run React's compiler, which takes longer than all other rules together; components of tests are a line or two.
      ...Object.fromEntries(COMPILER_RULES.map((rule) => [rule, 'off'])),
      // Test doubles are functions without a body or with a value of their own.
      '@typescript-eslint/no-empty-function': 'off',
      'formatjs/no-literal-string-in-jsx': 'off',
      'no-console': 'off',
    },
  },
);
