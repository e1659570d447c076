/** One style sheet for both themes: values that are tokens of ours become those, the rest is said once more for dark. */
import postcss, { type Declaration, type Root, type Rule } from 'postcss';
import type { Theme, TokenValues } from './design-tokens.ts';

/**
 * `light` and `dark` are the same rules with other values in their custom properties. A value that is a token of ours
 * in both themes becomes `var(--token)`: it follows the theme, paper and the reader's own colours by itself.
 */
export function joinThemes(light: Root, dark: Root, tokens: Readonly<Record<Theme, TokenValues>>): Root {
  const darkValues = propertiesOf(dark);
  const tokenFor = tokenFinder(tokens);
  const joined = postcss.root();
  light.each((node) => {
    const copy = node.clone();
    joined.append(copy);
    if (copy.type !== 'rule') return;
    const other = darkValues.get(copy.selector);
    const changed: Declaration[] = [];
    copy.each((declaration) => {
      if (declaration.type !== 'decl' || !declaration.prop.startsWith('--')) return;
      const darkValue = other?.get(declaration.prop) ?? declaration.value;
      const token = tokenFor(declaration.value, darkValue);
      if (token) declaration.value = `var(${token})`;
      else if (darkValue !== declaration.value) changed.push(declaration.clone({ value: darkValue }));
    });
    if (changed.length > 0) joined.append(darkRule(copy, changed));
  });
  return joined;
}

const darkRule = (rule: Rule, declarations: readonly Declaration[]) =>
  postcss.atRule({
    name: 'media',
    params: 'not print',
    nodes: [postcss.rule({ selector: rule.selectors.map((selector) => `[data-theme="dark"] ${selector}`).join(','), nodes: [...declarations] })],
  });

function propertiesOf(root: Root): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  root.walkRules((rule) => {
    const own = found.get(rule.selector) ?? new Map<string, string>();
    rule.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('--')) own.set(node.prop, node.value);
    });
    found.set(rule.selector, own);
  });
  return found;
}

/** Colours and shadows only: that a width equals a space of ours would be chance. */
const IS_LOOK = /#|rgb|hsl/;
/** The palette is never named by those who use it. */
const IS_PALETTE = /^--(?:amber|petrol|stone|green|blue|red)-\d+$/;

function tokenFinder(tokens: Readonly<Record<Theme, TokenValues>>): (light: string, dark: string) => string | null {
  const spelled = (value: string): string => value.toLowerCase().replace(/\s+/g, ' ').trim();
  const byValues = new Map<string, string>();
  for (const [name, value] of tokens.light) {
    const key = `${spelled(value)} | ${spelled(tokens.dark.get(name) ?? value)}`;
    if (!IS_PALETTE.test(name) && IS_LOOK.test(value) && !byValues.has(key)) byValues.set(key, name);
  }
  return (light, dark) => byValues.get(`${spelled(light)} | ${spelled(dark)}`) ?? null;
}
