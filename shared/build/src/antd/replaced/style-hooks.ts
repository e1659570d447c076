/**
 * Stands for `antd/es/theme/util/genStyleUtils`: hooks that know the class of the theme and make no style. What they
 * would be given to make it from is cut out by `style-cut-loader.cjs`.
 */
import { SCOPE } from '../scope.ts';

const CLASSES = ['', SCOPE] as const;

export const genStyleHooks = () => () => CLASSES;
export const genComponentStyleHook = () => () => '';
export const genSubStyleComponent = () => () => null;

/** Names of custom properties that components set on their own elements. */
export const genCssVar = (prefix: string, component: string) => {
  const nameOf = (name: string): string => `--${prefix.replaceAll('.', '')}-${component}-${name}`;
  const valueOf = (name: string, fallback?: string): string => `var(${nameOf(name)}${fallback ? `, ${fallback}` : ''})`;
  return [nameOf, valueOf] as const;
};
