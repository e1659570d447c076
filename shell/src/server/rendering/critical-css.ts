/**
 * The rules of the page's style sheets that its HTML uses, for inlining: the first paint waits for no further file.
 * A rule stays when every class in one of its selectors occurs in the HTML; element rules, custom properties and
 * layer orders always stay; keyframes stay when a kept rule names them.
 */
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

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

/** Its rules for a set of class names. */
type Kept = (classes: ReadonlySet<string>) => string;

/** Selectors are read and rules written out once: a page asks for a few thousand of them. */
export function parseStyleSheet(css: string): StyleSheet {
  const root = postcss.parse(css);
  const kept = keptOf(root.nodes);
  const keyframes = root.nodes.filter(isKeyframes).map((node) => ({ name: node.params, text: node.toString() }));
  return {
    rulesFor(classes) {
      const rules = kept(classes);
      return rules + keyframes.map(({ name, text }) => (rules.includes(name) ? text : '')).join('');
    },
  };
}

const isKeyframes = (node: ChildNode): node is AtRule => node.type === 'atrule' && /keyframes$/.test(node.name);

function keptOf(nodes: readonly ChildNode[]): Kept {
  const pieces = nodes.flatMap((node) => (node.type === 'rule' ? [keptRule(node)] : node.type === 'atrule' && !isKeyframes(node) ? [keptAtRule(node)] : []));
  return (classes) => pieces.map((piece) => piece(classes)).join('');
}

function keptAtRule(rule: AtRule): Kept {
  const { nodes } = rule;
  if (!nodes || nodes.every((node) => node.type === 'decl')) {
    const text = `${rule.toString()}${nodes ? '' : ';'}`;
    return () => text;
  }
  const kept = keptOf(nodes);
  const keyframes = nodes.filter(isKeyframes).map((node) => node.toString()).join('');
  const head = `@${rule.name} ${rule.params}`;
  return (classes) => {
    const inner = kept(classes) + keyframes;
    return inner && `${head}{${inner}}`;
  };
}

const CLASS = /\.((?:[\w-]|[^\u0000-\u007F]|\\.)+)/g; // eslint-disable-line no-control-regex -- range of non-ASCII

/** `:not(.x)` and `:has(.x)` say nothing about the element itself. */
const ABOUT_OTHERS = /:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g;

function keptRule(rule: Rule): Kept {
  const text = rule.toString();
  const asked = rule.selectors.map((selector) => {
    const named = [...selector.replace(ABOUT_OTHERS, '').matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));
    return { named, any: named.length > 0 && /:(?:is|where)\(/.test(selector) };
  });
  const isUsed = (classes: ReadonlySet<string>): boolean =>
    asked.some(({ named, any }) => (any ? named.some((name) => classes.has(name)) : named.every((name) => classes.has(name))));
  return (classes) => (isUsed(classes) ? text : '');
}
