import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'parse5';
import { html, written, writtenLines } from './html.ts';

const page = (name: string): string => String(html`<!doctype html><html lang="en"><title>${name}</title><body><input value="${name}"><p>${written(name)}</p></body></html>`);

/** Names of all elements of a page, in their order. */
function elementsOf(markup: string): string[] {
  const names: string[] = [];
  const walk = (node: object): void => {
    if ('tagName' in node && typeof node.tagName === 'string') names.push(node.tagName);
    if ('childNodes' in node && Array.isArray(node.childNodes)) for (const child of node.childNodes as object[]) walk(child);
  };
  walk(parse(markup));
  return names;
}

const PLAIN = elementsOf(page('Ama Mensah'));

describe('a page made of values', () => {
  it.each([
    ['</script><script>alert(1)</script>'],
    ['"><img src=x onerror=alert(1)>'],
    ["' onfocus='alert(1)' autofocus='"],
    ['</title><svg onload=alert(1)>'],
    ['<!--'],
    ['&lt;script&gt;'],
    ['` onload=`alert(1)'],
    ['\0<\0script>'],
    ['\ud800<b>'],
  ])('holds %j as text', (name) => {
    expect(elementsOf(page(name))).toEqual(PLAIN);
    expect(page(name)).not.toMatch(/<(script|img|svg)|\son\w+\s*=\s*["'`]/);
  });

  it('holds any text as text, and gives it back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(elementsOf(page(name))).toEqual(PLAIN);
      }),
    );
  });

  it('isolates what runs from right to left', () => {
    expect(String(written('سارة ‮evil'))).toBe('<bdi dir="auto">سارة ‮evil</bdi>');
    expect(String(writtenLines('a\nb <b>'))).toBe('<p class="said" dir="auto">a\nb &lt;b&gt;</p>');
  });

  it('takes markup of its own as it is, lists one after the other, and nothing for nothing', () => {
    const items = ['a', 'b & c'].map((text) => html`<li>${text}</li>`);
    expect(String(html`<ul>${items}</ul>${null}${undefined}${false}${0}${''}`)).toBe('<ul><li>a</li><li>b &amp; c</li></ul>0');
  });

  it('takes nothing for markup that only looks like it', () => {
    const forged = JSON.parse('["<b>forged</b>"]') as string[];
    expect(String(html`${forged}`)).toBe('&lt;b&gt;forged&lt;/b&gt;');
  });

  it('refuses a value in an attribute without quotes', () => {
    expect(() => html`<input value=${'x'}>`).toThrow('A mark needs quotes around it');
    expect(() => html`<a class="${'a'}" href= ${'x'}>`).toThrow('A mark needs quotes around it');
    expect(String(html`<a href="/?page=${2}">2 = ${2}</a>`)).toBe('<a href="/?page=2">2 = 2</a>');
  });
});
