/**
 * Stands for `@rc-component/util/es/Dom/dynamicCSS`, which writes `<style>` elements that our content security policy
 * refuses. What is left of them (scroll lock, measuring of scrollbars) goes to adopted style sheets; a style of the
 * theme would be in the static style sheet already.
 */
const OF_THEME = 'data-css-hash';

interface Options {
  readonly mark?: string;
}

/** What callers see of a `<style>` element. */
interface StyleNode {
  readonly innerHTML: string;
  readonly parentNode: null;
  setAttribute(): void;
}

const sheets = new Map<string, CSSStyleSheet>();
const NODE: StyleNode = { innerHTML: '', parentNode: null, setAttribute: () => undefined };

/** Puts rules in force under a key, or changes those that are. Null on the server. */
export function updateCSS(css: string, key: string, { mark }: Options = {}): StyleNode | null {
  if (typeof document === 'undefined') return null;
  if (mark === OF_THEME) return NODE;
  const known = sheets.get(key);
  const sheet = known ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!known) {
    sheets.set(key, sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return NODE;
}

export function removeCSS(key: string): void {
  const known = sheets.get(key);
  if (!known) return;
  sheets.delete(key);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== known);
}

/** Rules that nobody takes away again. */
export const injectCSS = (css: string, options?: Options): StyleNode | null => updateCSS(css, `anonymous ${sheets.size}`, options);

export function clearContainerCache(): void {}
