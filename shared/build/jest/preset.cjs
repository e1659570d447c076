/**
 * Jest for every workspace. `preset(folder, name)` gives one project of `jest.config.cjs`.
 *
 * `*.test.ts` runs in Node, `*.test.tsx` in jsdom (`environment.cjs`). Tests take `describe`, `expect` and `it` from
 * `@jest/globals`; the matchers of jest-dom are there in `*.test.tsx`.
 */
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** Packages without a CommonJS build: Jest has to translate them. */
const ESM_ONLY = [
  'react-intl', '@formatjs', 'intl-messageformat', 'kysely',
  // Markdown
  'mdast-util-[^/]+', 'unist-util-[^/]+', 'micromark[^/]*', 'decode-named-character-reference', 'character-entities', 'devlop', 'ccount', 'longest-streak', 'markdown-table', 'zwitch',
];

const IGNORED = ['/node_modules/', '/dist/', '/\\.generated/', '/\\.cache/', '/fixtures/', '/templates/'];

/** Each file by itself; or, where `TEST_GROUPS` names their folder, groups of files (`group.cjs`) and those that run alone. */
function testFiles(displayName) {
  const groups = path.join(process.env.TEST_GROUPS ?? '', `${displayName}-tests`);
  const list = path.join(groups, 'alone.json');
  if (!process.env.TEST_GROUPS || !existsSync(list)) return { testMatch: ['<rootDir>/**/*.test.ts?(x)'], testPathIgnorePatterns: IGNORED };
  return { roots: ['<rootDir>', groups], testMatch: [`${groups}/*.test.ts?(x)`, ...JSON.parse(readFileSync(list, 'utf8'))], testPathIgnorePatterns: [] };
}

module.exports = (rootDir, displayName) => ({
  displayName,
  rootDir,
  testEnvironment: path.join(__dirname, 'environment.cjs'),
  ...testFiles(displayName),
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
