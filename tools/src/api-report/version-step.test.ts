import { describe, expect, it } from '@jest/globals';
import { declarationsOf, type Declaration } from './declarations.ts';
import { reportFaults } from './report-faults.ts';
import type { PackageReport } from './report-files.ts';
import { baselineOf, changesSince, lowestVersion, type Baseline } from './version-step.ts';
import { withVersion } from './workspace-version.ts';

/** What a module declares, given as the compiler writes declarations. */
const declared = (text: string, more: Readonly<Record<string, string>> = {}): readonly Declaration[] =>
  declarationsOf(new Map([['/core/src/index.ts', text], ...Object.entries(more).map(([file, inner]) => [`/core/src/${file}`, inner] as const)]), new Map([['.', '/core/src/index.ts']]));

const RELEASED = `
export interface LinkProps { readonly to: string; readonly replace?: boolean; }
export interface PageAddress { readonly path: string; }
export declare function useRoutes(): readonly string[];
export declare const price: Call<"/v1/price", z.ZodObject<{ weight: z.ZodNumber; }, z.core.$strip>, z.ZodObject<{ total: z.ZodObject<{ amount: z.ZodNumber; }, z.core.$strip>; }, z.core.$strip>>;
`;
const released = baselineOf('1.1.0', declared(RELEASED));
const kindsAfter = (edit: (text: string) => string): string[] => changesSince(released, declared(edit(RELEASED))).map(({ kind, what }) => `${kind}: ${what}`);

describe('changes of a public interface', () => {
  it('are none without one, whatever the order and the comments', () => {
    expect(kindsAfter((text) => text.trim().split('\n').reverse().join('\n'))).toEqual([]);
  });

  it('are none where the compiler names the members of unions in another order', () => {
    const text = (one: string, two: string): string => `export interface LinkProps { readonly rel: ${one}; }\nexport type Place = ${one};\nexport declare const pick: Call<"/v1/pick", z.ZodObject<{ by: z.ZodType<${two}>; }, z.core.$strip>>;\n`;
    const before = baselineOf('1.0.0', declared(text('"b" | "a"', 'null | "b" | Set<2 | 1>')));
    expect(changesSince(before, declared(text('"a" | "b"', 'Set<1 | 2> | "b" | null')))).toEqual([]);
    expect(changesSince(before, declared(text('"a"', 'Set<1 | 2> | "b" | null'))).map(({ what }) => what)).toEqual(['. LinkProps: rel was changed', '. Place was changed']);
  });

  it.each([
    ['a removed export', (text: string) => text.replace(/export declare function useRoutes.*\n/, ''), 'incompatible: . useRoutes was removed'],
    ['an export under another name', (text: string) => text.replace('useRoutes', 'useRouteList'), 'incompatible: . useRoutes was removed'],
    ['another signature', (text: string) => text.replace('useRoutes()', 'useRoutes(market: string)'), 'incompatible: . useRoutes was changed'],
    ['a removed property', (text: string) => text.replace('readonly path: string;', ''), 'incompatible: . PageAddress: path was removed'],
    ['a property of another type', (text: string) => text.replace('path: string', 'path: URL'), 'incompatible: . PageAddress: path was changed'],
    ['a property that callers must give from now on', (text: string) => text.replace('to: string;', 'to: string; readonly title: string;'), 'incompatible: . LinkProps: title was added, and is not optional'],
    ['a field that requests must have', (text: string) => text.replace('weight: z.ZodNumber;', 'weight: z.ZodNumber; height: z.ZodNumber;'), 'incompatible: . price: request.height was added, and is not optional'],
    ['another type of a field, deep in a reply', (text: string) => text.replace('amount: z.ZodNumber', 'amount: z.ZodString'), 'incompatible: . price: reply.total.amount was changed'],
    ['a new export', (text: string) => `${text}export declare const useToast: () => void;\n`, 'addition: . useToast was added'],
    ['a property that callers may give', (text: string) => text.replace('to: string;', 'to: string; readonly title?: string;'), 'addition: . LinkProps: title was added'],
    ['a property that callers read', (text: string) => text.replace('path: string;', 'path: string; readonly search: string;'), 'addition: . PageAddress: search was added'],
    ['a field that requests may have', (text: string) => text.replace('weight: z.ZodNumber;', 'weight: z.ZodNumber; height: z.ZodOptional<z.ZodNumber>;'), 'addition: . price: request.height was added'],
    ['a field of a reply', (text: string) => text.replace('amount: z.ZodNumber;', 'amount: z.ZodNumber; currency: z.ZodString;'), 'addition: . price: reply.total.currency was added'],
  ])('name %s', (_what, edit, expected) => {
    expect(kindsAfter(edit)).toContain(expected);
  });

  it('are seen through types that are not exported, in other modules too', () => {
    const text = `import { Inner } from './inner.ts';\nexport declare function read(): Inner;\n`;
    const before = baselineOf('1.0.0', declared(text, { 'inner.ts': 'export interface Inner { readonly a: string; }' }));
    expect(changesSince(before, declared(text, { 'inner.ts': 'export interface Inner { readonly a: number; }' }))).toEqual([{ kind: 'incompatible', what: '- Inner: a was changed' }]);
  });

  it('are seen through re-exports', () => {
    const before = baselineOf('1.0.0', declared(`export { a } from './a.ts';\nexport { useIntl } from 'react-intl';\n`, { 'a.ts': 'export declare const a: string;' }));
    const now = declared(`export { a } from './a.ts';\n`, { 'a.ts': 'export declare const a: number;' });
    expect(changesSince(before, now).map(({ what }) => what)).toEqual(['. useIntl was removed', '. a was changed']);
  });
});

it.each([
  ['1.1.0', [], '1.1.0'],
  ['1.1.3', ['addition'], '1.2.0'],
  ['1.1.3', ['addition', 'incompatible'], '2.0.0'],
  ['0.1.0', ['addition'], '0.1.1'],
  ['0.1.4', ['incompatible'], '0.2.0'],
] as const)('%s and %j ask for %s', (version, kinds, expected) => {
  expect(lowestVersion(version, kinds.map((kind) => ({ kind, what: '' })))).toBe(expected);
});

describe('the gate', () => {
  const faults = (version: string, text: string, options: { baseline?: Baseline | null; stale?: boolean } = {}): string => {
    const report: PackageReport = { name: 'core', version, declarations: declared(text), files: new Map([['api-report.md', 'now']]) };
    return reportFaults(report, options.baseline === undefined ? released : options.baseline, () => (options.stale ? 'before' : 'now')).join('\n');
  };
  const removed = RELEASED.replace(/export declare function useRoutes.*\n/, '');
  const added = `${RELEASED}export declare const useToast: () => void;\n`;

  it('refuses a stale report and names the command that renews it', () => {
    expect(faults('1.1.0', RELEASED, { stale: true })).toBe('shared/core/api-report.md is not as the sources are. Run: npm run api-report');
  });

  it('refuses a removed export without a major step', () => {
    expect(faults('1.2.0', removed)).toBe('@amberlane/core is 1.2.0, its changes since 1.1.0 ask for 2.0.0. Run: npm run api-report -- --step core\n  . useRoutes was removed');
    expect(faults('2.0.0', removed)).toBe('');
  });

  it('refuses an addition without a minor step', () => {
    expect(faults('1.1.1', added)).toContain('ask for 1.2.0');
    expect(faults('1.2.0', added)).toBe('');
  });

  it('refuses a changed signature without a major step', () => {
    expect(faults('1.9.0', RELEASED.replace('useRoutes()', 'useRoutes(market: string)'))).toContain('ask for 2.0.0');
  });

  it('refuses a package that was never accepted', () => {
    expect(faults('1.1.0', RELEASED, { baseline: null })).toContain('npm run api-report -- --accept core');
  });
});

describe('a new version', () => {
  const to12 = { name: '@amberlane/core', folder: 'shared/core', from: '1.1.0', to: '1.2.0' };

  it('stands in the package itself and in what depends on it, and nowhere else', () => {
    expect(withVersion('{ "name": "@amberlane/core", "version": "1.1.0", "dependencies": { "other": "1.1.0" } }', to12)).toBe('{ "name": "@amberlane/core", "version": "1.2.0", "dependencies": { "other": "1.1.0" } }');
    expect(withVersion('{ "name": "@amberlane/ui", "version": "1.1.0", "dependencies": { "@amberlane/core": "1.1.0" } }', to12)).toBe('{ "name": "@amberlane/ui", "version": "1.1.0", "dependencies": { "@amberlane/core": "1.2.0" } }');
  });

  it('stands in the lockfile', () => {
    const text = JSON.stringify({ packages: { 'shared/core': { name: '@amberlane/core', version: '1.1.0' }, 'mf-a': { dependencies: { '@amberlane/core': '1.1.0', b: '1.1.0' } } } }, null, 2);
    expect(JSON.parse(withVersion(text, to12))).toEqual({ packages: { 'shared/core': { name: '@amberlane/core', version: '1.2.0' }, 'mf-a': { dependencies: { '@amberlane/core': '1.2.0', b: '1.1.0' } } } });
  });
});
