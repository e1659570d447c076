/** Every gate must catch its planted faults, with the configuration that it has in `npm test`. */
import { describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';

// Each test starts a linter of its own; with two cores and a type checker inside that takes seconds.

interface Verdict {
  readonly failed: boolean;
  readonly output: string;
}

/** Runs a program of node_modules inside the fixture of that name. */
function runGate(fixture: string, program: string, ...args: string[]): Verdict {
  const cwd = path.join(REPOSITORY, 'tools/fixtures/planted', fixture);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(REPOSITORY, 'node_modules', program), ...args], { cwd, encoding: 'utf8' });
  return { failed: status !== 0, output: stdout.trim() === '' ? stderr : stdout };
}

const config = (name: string): string => path.join(REPOSITORY, name);
const distinct = (names: readonly string[]): string[] => [...new Set(names)].sort();

describe('planted faults', () => {
  it('eslint catches any and asserted types, foreign imports and files, endpoints without a space, texts in JSX, pictures without text and broken hooks', () => {
    const { failed, output } = runGate('eslint', 'eslint/bin/eslint.js', '-c', config('eslint.config.mjs'), '.', '-f', 'json');
    const files = JSON.parse(output) as { messages: { ruleId: string; message: string }[] }[];
    expect(failed).toBe(true);
    expect(distinct(files.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)))).toEqual([
      '@typescript-eslint/no-explicit-any',
      '@typescript-eslint/no-non-null-assertion',
      'formatjs/no-literal-string-in-jsx',
      'jsx-a11y/alt-text',
      'jsx-a11y/click-events-have-key-events',
      'jsx-a11y/no-static-element-interactions',
      'local/no-foreign-files',
      'no-restricted-imports',
      'no-restricted-syntax',
      'react-hooks/rules-of-hooks',
    ]);
    const imports = files.flatMap(({ messages }) => messages.filter(({ ruleId }) => ruleId === 'no-restricted-imports').map(({ message }) => message.slice(1, message.indexOf("'", 1))));
    expect(distinct(imports)).toEqual(['antd', 'api', 'dayjs', 'react-intl']);
    const foreign = files.flatMap(({ messages }) => messages.filter(({ ruleId }) => ruleId === 'local/no-foreign-files').map(({ message }) => message.slice(0, message.indexOf(':'))));
    expect(foreign).toEqual(['"../../mf-other/src/messages" leads into mf-other', '"../../shared/ui/src/messages/en.json" leads into shared/ui', '"../../mf-other/src/" leads into mf-other']);
  });

  it('stylelint catches physical directions, values outside of the tokens, endless motion and selectors that restyle the whole page', () => {
    const { failed, output } = runGate('stylelint', 'stylelint/bin/stylelint.mjs', '--config', config('stylelint.config.mjs'), '**/*.css', '-f', 'json');
    const files = JSON.parse(output) as { warnings: { rule: string; text: string }[] }[];
    expect(failed).toBe(true);
    expect(files.flatMap(({ warnings }) => warnings.map(({ text }) => text))).toContainEqual(expect.stringContaining('"drift 9s linear infinite"'));
    expect(distinct(files.flatMap(({ warnings }) => warnings.map(({ rule }) => rule)))).toEqual([
      'color-named',
      'color-no-hex',
      'declaration-property-value-allowed-list',
      'declaration-property-value-disallowed-list',
      'function-disallowed-list',
      'logical-css/require-logical-keywords',
      'logical-css/require-logical-properties',
      'selector-class-pattern',
      'selector-disallowed-list',
    ]);
  });

  it('the import rules catch every forbidden way between workspaces', () => {
    const { failed, output } = runGate('imports', 'dependency-cruiser/bin/dependency-cruiser.mjs', '.', '--config', config('.dependency-cruiser.cjs'));
    const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>('../../../.dependency-cruiser.cjs');
    expect(failed).toBe(true);
    expect(distinct([...output.matchAll(/error ([a-z-]+):/g)].map(([, name = '']) => name))).toEqual(distinct(forbidden.map(({ name }) => name)));
  });

  it('knip catches a file, an export and a dependency that nothing uses, and one that is not declared', () => {
    const { failed, output } = runGate('knip', 'knip/bin/knip.js', '-c', config('knip.json'), '--no-progress', '--no-config-hints');
    expect(failed).toBe(true);
    expect(output).toMatch(/forgotten\.ts/);
    expect(output).toMatch(/hidden .*shown\.ts/);
    expect(output).toMatch(/zod/);
    expect(output).toMatch(/es-toolkit/);
  });

  it('the type check catches a missing array element, an undefined optional and a promise that nobody waits for', () => {
    const { failed, output } = runGate('types', 'oxlint/bin/oxlint', '-c', config('.oxlintrc.json'), '--tsconfig=tsconfig.json', '-f', 'unix');
    expect(failed).toBe(true);
    expect(output.match(/faults\.ts:\d+(?=:)|\([\w-]+\)/g)).toEqual(['faults.ts:2', '(TS2322)', 'faults.ts:3', '(TS2375)', 'faults.ts:4', '(no-floating-promises)']);
  });
});
