/**
 * Jest for every workspace. `preset(folder, name)` gives one project of `jest.config.cjs`.
 *
 * `*.test.ts` runs in Node, `*.test.tsx` in jsdom (`environment.cjs`). Tests take `describe`, `expect` and `it` from
 * `@jest/globals`; the matchers of jest-dom are there in `*.test.tsx`.
 */
const path = require('node:path');

/** Packages without a CommonJS build: Jest has to translate them. */
const ESM_ONLY = [
  'react-intl', '@formatjs', 'intl-messageformat', 'kysely',
  // Markdown
  'mdast-util-[^/]+', 'unist-util-[^/]+', 'micromark[^/]*', 'decode-named-character-reference', 'character-entities', 'devlop', 'ccount', 'longest-streak', 'markdown-table', 'zwitch',
];

module.exports = (rootDir, displayName) => ({
  displayName,
  rootDir,
  testEnvironment: path.join(__dirname, 'environment.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.generated/', '/\\.cache/', '/fixtures/', '/templates/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.cache/', '<rootDir>/fixtures/', '<rootDir>/templates/'],
  setupFilesAfterEnv: [path.join(__dirname, 'setup.cjs')],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.(svg|png|webp|avif)$': path.join(__dirname, 'file-transform.cjs'),
    '/content/[^/]+/[^/]+\\.md$': path.join(__dirname, 'content-transform.cjs'),
    '\\.texts$': path.join(__dirname, 'site-texts-transform.cjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': path.join(__dirname, 'css-module.cjs'),
    // `import()` of a file URL, as servers load what is named at run time.
    '^file://(/.*)$': '$1',
  },
});
