/** Figures of the specification that CSS has to write out, held against `RULES`, which everything else reads. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { RULES } from '@amberlane/contract/domain';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const REM_PX = 16;

/** Value of a property in the rule that begins with `selector {`; the first of the file. */
function declared(file: string, selector: string, property: string): string {
  const css = readFileSync(path.join(ROOT, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const start = css.indexOf(`${selector} {`);
  const body = start < 0 ? '' : css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  const value = new RegExp(`(?:^|[;{\\s])${property}:\\s*([^;]+);`).exec(body)?.[1];
  if (value === undefined) throw new Error(`${file}: ${selector} has no ${property}`);
  return value.trim();
}

const px = (value: string): number => Number.parseFloat(value) * (value.endsWith('rem') ? REM_PX : 1);

const TOKENS = 'shared/ui/src/tokens.css';
const HEADER = 'shell/src/client/layout/header/header.module.css';
const SIGN_IN = 'shell/src/client/layout/sign-in/sign-in-form.module.css';
const CARD = 'mf-account/src/authentication/authentication-card.module.css';
const { layout, backToTop } = RULES;

describe('figures in CSS', () => {
  it.each([
    ['the content', TOKENS, ':root', '--content', layout.contentPx],
    ['the header', TOKENS, ':root', '--header-h', layout.headerPx],
    ['the panel of the sign-in', HEADER, ':root:not([data-signed-in]) .account .panel', 'inline-size', layout.signInPanelPx],
    ['the inputs of the sign-in page', SIGN_IN, '.wide', 'inline-size', layout.signInInputPx],
    ['their height', SIGN_IN, '.wide input:not([type="checkbox"])', 'min-block-size', layout.signInInputHeightPx],
    ['the height of the inputs of register with a mouse', CARD, '.low select', 'min-block-size', layout.signInInputHeightPx],
  ])('%s: %s, %s, %s', (_name, file, selector, property, wanted) => {
    expect(px(declared(file, selector, property))).toBe(wanted);
  });

  it('the inputs of register and reset are as wide as those of the sign-in', () => {
    expect(declared(CARD, '.box', 'inline-size')).toBe(`min(${layout.signInInputPx}px, 100%)`);
  });

  it('the list of countries is no narrower than the specification asks for', () => {
    expect(px(declared(HEADER, '.places .panel', 'min-inline-size'))).toBeGreaterThanOrEqual(layout.marketMenuLeastPx);
  });

  it('the way to the top appears after as many pixels in CSS as in script', () => {
    const css = readFileSync(path.join(ROOT, 'shell/src/client/layout/back-to-top/back-to-top.module.css'), 'utf8');
    expect(/animation-range: (\d+)px/.exec(css)?.[1]).toBe(String(backToTop.afterPx));
  });

  it('the footer changes where the full header begins, and at two columns', () => {
    const footer = readFileSync(path.join(ROOT, 'shell/src/client/layout/footer/footer.module.css'), 'utf8');
    const widths = [...footer.matchAll(/@media \(min-width: (\d+)px\)/g)].map(([, width]) => Number(width));
    expect(widths).toEqual(expect.arrayContaining([...layout.footerStepsPx]));
  });
});
