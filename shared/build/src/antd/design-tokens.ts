/** The values of `tokens.css` in both themes, for a library that computes with literal colours (VISUAL §14). */
import postcss, { type Rule } from 'postcss';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `--text` → `#1c1712`, every `var()` resolved. */
export type TokenValues = ReadonlyMap<string, string>;

/** Rules that say what holds on screen for every reader: no language, no window, no paper, no colours of the reader's own. */
const SELECTORS: Readonly<Record<Theme, RegExp>> = {
  light: /^(?::root|\[data-theme="light"\])$/,
  dark: /^\[data-theme="dark"\]$/,
};
const ALWAYS = /^(?:tokens|not print)$/;

/** Reads the tokens as a page without language shows them; throws when one refers to a token that isn't there. */
export function readDesignTokens(css: string): Readonly<Record<Theme, TokenValues>> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  postcss.parse(css).walkRules((rule) => {
    if (!isAlways(rule)) return;
    const themes = THEMES.filter((theme) => rule.selectors.some((selector) => SELECTORS[theme].test(selector)));
    rule.each((node) => {
      if (node.type !== 'decl' || !node.prop.startsWith('--')) return;
      if (themes.includes('light')) light.set(node.prop, node.value);
      if (themes.includes('dark')) dark.set(node.prop, node.value);
    });
  });
  return { light: resolveAll(light), dark: resolveAll(new Map([...light, ...dark])) };
}

function isAlways(rule: Rule): boolean {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    if (parent.type === 'atrule' && !ALWAYS.test(parent.params)) return false;
  }
  return true;
}

function resolveAll(values: ReadonlyMap<string, string>): TokenValues {
  const resolve = (value: string, seen: readonly string[]): string =>
    value.replace(/var\((--[\w-]+)\)/g, (_whole, name: string) => {
      const next = values.get(name);
      if (next === undefined || seen.includes(name)) throw new Error(`tokens.css has no value for ${name}`);
      return resolve(next, [...seen, name]);
    });
  return new Map([...values].map(([name, value]) => [name, resolve(value, [name])]));
}

/** Pixels of a length in `rem` or `px`. */
export function pixels(values: TokenValues, name: string): number {
  const [, amount, unit] = /^([\d.]+)(rem|px)$/.exec(values.get(name) ?? '') ?? [];
  if (!amount) throw new Error(`${name} is no length`);
  return Number(amount) * (unit === 'rem' ? 16 : 1);
}
