/**
 * The rules of the page's style sheets that its HTML uses, for inlining: the first paint waits for no further file.
 * A rule stays when every class in one of its selectors occurs in the HTML; element rules, custom properties and
 * layer orders always stay; keyframes stay when a kept rule names them.
 */
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

export interface StyleSheet {
  /** Rules for a set of class names, in the order of the file. */
  rulesFor(classes: ReadonlySet<string>): string;
}

/** Class names that occur in `class` attributes of rendered HTML. */
export function classesIn(html: string): ReadonlySet<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) for (const name of names.split(/\s+/)) classes.add(name);
  return classes;
}

export function parseStyleSheet(css: string): StyleSheet {
  const root = postcss.parse(css);
  return {
    rulesFor(classes) {
      const kept = keepIn(root, classes);
      return root.nodes.some(isKeyframes) ? kept + keyframesOf(root, kept) : kept;
    },
  };
}

const isKeyframes = (node: ChildNode): node is AtRule => node.type === 'atrule' && /keyframes$/.test(node.name);

function keepIn(container: Container, classes: ReadonlySet<string>): string {
  let css = '';
  container.each((node) => {
    if (node.type === 'rule') css += usable(node, classes) ? node.toString() : '';
    else if (node.type === 'atrule') css += isKeyframes(node) ? '' : keepAtRule(node, classes);
  });
  return css;
}

function keepAtRule(rule: AtRule, classes: ReadonlySet<string>): string {
  if (!rule.nodes || rule.nodes.every((node) => node.type === 'decl')) return `${rule.toString()}${rule.nodes ? '' : ';'}`;
  const inner = keepIn(rule, classes) + rule.nodes.filter(isKeyframes).map((node) => node.toString()).join('');
  return inner && `@${rule.name} ${rule.params}{${inner}}`;
}

const CLASS = /\.((?:[\w-]|[^\u0000-\u007F]|\\.)+)/g; // eslint-disable-line no-control-regex -- range of non-ASCII

/** `:not(.x)` and `:has(.x)` say nothing about the element itself. */
const ABOUT_OTHERS = /:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g;

function usable(rule: Rule, classes: ReadonlySet<string>): boolean {
  return rule.selectors.some((selector) => {
    const named = [...selector.replace(ABOUT_OTHERS, '').matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));
    return /:(?:is|where)\(/.test(selector) ? named.length === 0 || named.some((name) => classes.has(name)) : named.every((name) => classes.has(name));
  });
}

function keyframesOf(root: Container, kept: string): string {
  return (root.nodes ?? []).filter((node) => isKeyframes(node) && kept.includes(node.params)).map((node) => node.toString()).join('');
}
