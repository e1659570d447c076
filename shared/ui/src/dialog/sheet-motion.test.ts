import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** How sheets at the lower edge of a phone come and go, from their style sheets: a browser's test can't see a motion without waiting. */
const read = (file: string): string => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8').replace(/\/\*.*?\*\//gs, '');

const SHEETS = [
  { file: 'dialog/dialog.module.css', open: '.dialog[open]' },
  { file: 'popover/popover.module.css', open: '.panel:popover-open' },
];

const transitions = (css: string): readonly string[] => [...css.matchAll(/transition:\s*([^;]+);/g)].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/).map((one) => one.trim()));

describe.each(SHEETS)('the sheet of $file', ({ file, open }) => {
  const css = read(file);

  it('moves by transform and opacity alone, so that nothing is laid out anew', () => {
    expect(new Set(transitions(css).map((one) => one.split(' ')[0]))).toEqual(new Set(['opacity', 'transform', 'display', 'overlay']));
  });

  it('comes from where it goes, and stands still once it is open', () => {
    expect(css).toContain('--sheet-away: translateY(');
    const rules = css.split(`${open} {`).slice(1).map((rest) => rest.slice(0, rest.indexOf('}')));
    expect(rules.map((rule) => /transform: ([^;]+);/.exec(rule)?.[1])).toEqual(['none', 'var(--sheet-away)']);
    expect(css.split('@starting-style')[1]).toContain('transform: var(--sheet-away);');
  });

  it('takes 150 to 200 ms', () => {
    const times = new Set(transitions(css).flatMap((one) => /var\((--t-\d)\)/.exec(one)?.[1] ?? one));
    expect([...times]).toEqual(['--t-2']);
    const seconds = Number(/--t-2:\s*([\d.]+)s;/.exec(read('tokens.css'))?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(0.15);
    expect(seconds).toBeLessThanOrEqual(0.2);
  });
});

it('who wants less motion gets none: base.css for elements, the dialog itself for its backdrop', () => {
  expect(/@media \(prefers-reduced-motion: reduce\) \{[^}]*transition: none !important/.test(read('base.css'))).toBe(true);
  const [before = '', after = ''] = read('dialog/dialog.module.css').split('@media (prefers-reduced-motion: no-preference) {');
  expect(before).not.toMatch(/::backdrop \{[^}]*transition/);
  expect(after).toMatch(/::backdrop \{[^}]*transition/);
});
