/** Stands for `@ant-design/icons/es/cssUtils`, a second writer of `<style>`: the style of icons is in the static style sheet. */
export const getShadowRoot = (): null => null;
export const updateCSS = (): void => undefined;
export const warningOnce = (): void => undefined;
