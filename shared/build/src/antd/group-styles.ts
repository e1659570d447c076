/** Static style sheets of the form library, one for each group and one for what two groups share. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode, type Root } from 'postcss';
import { ANTD_GROUPS, type AntdGroup } from '../shared-modules.ts';
import { REPOSITORY } from '../workspace.ts';
import { joinThemes } from './both-themes.ts';
import { readDesignTokens } from './design-tokens.ts';
import { extractStyles } from './extract-styles.ts';
import { STYLE_FILES, styleFile, type StyleFile } from './style-files.ts';
import { samplesOf } from './style-samples.ts';
import { themeOf } from './theme.ts';
import { neededProperties, removeNotOffered, removeUnneededProperties, removeUnusedKeyframes } from './trim-styles.ts';

/** Layer of these rules; the shell's `site.css` says where it stands among the others. */
const LAYER = 'antd';

/** Writes `<folder>/<group>.css` and `base.css`. */
export function writeGroupStyles(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const css = readFileSync(path.join(REPOSITORY, 'shared/ui/src/tokens.css'), 'utf8');
  for (const [name, text] of composeGroupStyles(css)) writeFileSync(styleFile(folder, name), text);
}

/** Text of every file. `tokensCss` is the text of `tokens.css`. */
export function composeGroupStyles(tokensCss: string): ReadonlyMap<StyleFile, string> {
  const tokens = readDesignTokens(tokensCss);
  const groups = ANTD_GROUPS.map((group): readonly [AntdGroup, Root] => {
    const [light, dark] = [tokens.light, tokens.dark].map((values) => {
      const root = postcss.parse(extractStyles(samplesOf(group), themeOf(values)));
      removeNotOffered(root);
      return root;
    });
    if (!light || !dark) throw new Error('both themes are extracted');
    return [group, joinThemes(light, dark, tokens)];
  });
  const everything = postcss.root({ nodes: groups.flatMap(([, root]) => root.clone().nodes) });
  const needed = neededProperties(everything);
  const text = everything.toString();
  for (const [, root] of groups) {
    removeUnneededProperties(root, needed);
    removeUnusedKeyframes(root, text);
  }
  const own = readFileSync(path.join(import.meta.dirname, 'house-rules.css'), 'utf8');
  const files = splitByUse(groups);
  return new Map([...files].map(([name, rules]) => [name, `@layer ${LAYER}{${rules.join('')}${name === 'base' ? own : ''}}\n`]));
}

/** A rule that two groups have goes to `base`, once; the others stay with their group, in the library's order. */
function splitByUse(groups: readonly (readonly [AntdGroup, Root])[]): ReadonlyMap<StyleFile, readonly string[]> {
  const users = new Map<string, Set<AntdGroup>>();
  for (const [group, root] of groups) {
    root.each((node) => {
      const key = ruleText(node);
      users.set(key, (users.get(key) ?? new Set()).add(group));
    });
  }
  const files = new Map<StyleFile, string[]>(STYLE_FILES.map((name) => [name, []]));
  for (const [rule, by] of users) {
    const [only = 'base'] = by;
    files.get(by.size > 1 ? 'base' : only)?.push(rule);
  }
  return files;
}

const ruleText = (node: ChildNode): string => {
  const text = node.toString();
  return node.type === 'atrule' && !node.nodes ? `${text};` : text;
};
