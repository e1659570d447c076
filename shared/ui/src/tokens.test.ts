import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { TEXT_ON } from './gallery/text-grounds.ts';

/** Legibility of the two themes, from the values of tokens.css: WCAG 2.2, 1.4.3 (text 4.5) and 1.4.11 (edges 3). */
const TOKENS = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');

type Theme = 'light' | 'dark';

function declarations(selector: RegExp): [name: string, value: string][] {
  const block = selector.exec(TOKENS)?.[1];
  if (block === undefined) throw new Error(`tokens.css has no block ${selector.source}`);
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]);
}

const LIGHT = new Map([...declarations(/:root \{([^}]*)\}/), ...declarations(/:root,\s*\[data-theme="light"\] \{([^}]*)\}/)]);
const DARK = new Map(declarations(/\[data-theme="dark"\] \{([^}]*)\}/));

function colourOf(token: string, theme: Theme): string {
  const value = (theme === 'dark' ? DARK.get(token) : undefined) ?? LIGHT.get(token);
  if (value === undefined) throw new Error(`no token ${token}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? colourOf(reference, theme) : value;
}

/** Relative luminance of `#rgb` or `#rrggbb` (WCAG 2.2, definitions). */
function luminance(colour: string): number {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(colour);
  if (!digits) throw new Error(`${colour} is no plain colour`);
  const hex = digits[2] ?? (digits[1] ?? '').replace(/./g, '$&$&');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['--bg', '--bg-soft', '--surface'];

const EDGE_ON: readonly (readonly [edge: string, ...grounds: string[]])[] = [
  ['--field-line', ...GROUNDS],
  ['--brand-edge', '--bg', '--surface'],
  ['--night-edge', '--night', '--night-deep'],
  // The ring lies in a gap of the ground's colour, which parts it from whatever is beyond.
  ['--focus', '--focus-gap', ...GROUNDS],
];

const pairs = (table: readonly (readonly [string, ...string[]])[]) =>
  (['light', 'dark'] as const).flatMap((theme) => table.flatMap(([front, ...grounds]) => grounds.map((ground) => ({ theme, front, ground }))));

describe('colours of both themes', () => {
  it.each(pairs(TEXT_ON))('$theme: $front is read on $ground', ({ theme, front, ground }) => {
    expect(contrast(colourOf(front, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(EDGE_ON))('$theme: $front is seen on $ground', ({ theme, front, ground }) => {
    expect(contrast(colourOf(front, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  it('dark changes roles that light has, and no palette', () => {
    expect([...DARK.keys()].filter((token) => !LIGHT.has(token) || /-\d{2,3}$/.test(token))).toEqual([]);
  });

  it('knows a pair that fails', () => {
    expect(contrast(colourOf('--stone-0', 'light'), colourOf('--brand', 'light'))).toBeLessThan(3);
  });
});
