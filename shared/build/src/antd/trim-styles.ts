/** Takes out of the library's style sheet what no page of ours can show. */
import type { AtRule, Container, Root, Rule } from 'postcss';

/**
 * Parts of the library that the facades of `@amberlane/ui` do not offer: the grid of forms (a form stands in one
 * column), preset colours, looks of a field other than outlined, add-ons and groups of inputs, grey blocks.
 */
const NOT_OFFERED: readonly RegExp[] = [
  /\.ant-col-(?:(?:xs|sm|md|lg|xl|xxl|xxxl)(?:-|\b)|\d|push|pull|order|offset)/,
  /\.ant-(?:btn-color|tooltip|popover)-(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)\b/,
  /\.ant-btn-(?:group|compact|variant-(?:filled|dashed)|background-ghost|round|circle|two-chinese)/,
  /-(?:filled|underlined|borderless)\b/,
  /\.ant-(?:input|input-number)-group|-addon\b/,
  /-compact(?:-|\b)/,
  /\.ant-select-customize|\.ant-form-inline|\.ant-upload-animate|picture-circle/,
  /\.ant-table-(?:bordered|summary|tbody-virtual|cell-scrollbar)|\.ant-pagination-(?:simple|mini)/,
  /\.ant-(?:input|picker|select|input-number)-status-warning|-status-validating/,
  /\.ant-(?:spin|empty|skeleton)\b/,
  /-ms-high-contrast/,
];

const isOffered = (selector: string): boolean => !NOT_OFFERED.some((pattern) => pattern.test(selector.replace(/:not\([^()]*\)/g, '')));

/** Removes selectors of what is not offered, and rules and at-rules that are empty then. Changes the tree. */
export function removeNotOffered(root: Root): void {
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const kept = rule.selectors.filter(isOffered);
    if (kept.length === 0 || rule.nodes.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeEmpty(root);
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0 || !isOffered(node.params)) node.remove();
  });
}

const isInKeyframes = (rule: Rule): boolean => rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);

/** Removes keyframes that no rule of `everything` names. Changes the tree. */
export function removeUnusedKeyframes(root: Root, everything: string): void {
  root.walkAtRules(/keyframes$/, (rule) => {
    const uses = everything.match(new RegExp(`animation(?:-name)?:[^;}]*\\b${rule.params}\\b`));
    if (!uses) rule.remove();
  });
}

/** Custom properties that some declaration of `everything` needs, at first or second hand. */
export function neededProperties(everything: Root): ReadonlySet<string> {
  const uses = new Map<string, string[]>();
  const direct: string[] = [];
  everything.walkDecls(({ prop, value }) => {
    const named = [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    if (prop.startsWith('--ant-')) uses.set(prop, [...(uses.get(prop) ?? []), ...named]);
    else direct.push(...named);
  });
  const needed = new Set<string>();
  for (const waiting = [...direct]; waiting.length > 0; ) {
    const name = waiting.pop() ?? '';
    if (needed.has(name)) continue;
    needed.add(name);
    waiting.push(...(uses.get(name) ?? []));
  }
  return needed;
}

/** Removes declarations of custom properties of the library that are not needed. Changes the tree. */
export function removeUnneededProperties(root: Root, needed: ReadonlySet<string>): void {
  root.walkDecls(/^--ant-/, (declaration) => {
    if (!needed.has(declaration.prop)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

