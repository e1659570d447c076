import { describe, expect, it } from '@jest/globals';
import { classesIn, parseStyleSheet } from './critical-css.ts';

const rules = (css: string, ...classes: string[]) => parseStyleSheet(css).rulesFor(new Set(classes));

describe('critical CSS', () => {
  it('reads the classes of rendered HTML', () => {
    expect(classesIn('<p class="a b"><i data-class="no" class="c">x</i></p>')).toEqual(new Set(['a', 'b', 'c']));
  });

  it('keeps rules whose classes occur, and element rules', () => {
    expect(rules('.a{x:1}.b{x:2}p{x:3}.a .b{x:4}.a.c{x:5}.b,.a:hover{x:6}', 'a')).toBe('.a{x:1}p{x:3}.b,.a:hover{x:6}');
  });

  it('keeps layers, their order, and conditions only with something in them', () => {
    expect(rules('@layer one, two;@layer one{.a{x:1}.b{x:2}}@media print{.b{x:3}}@media (width>1px){.a{x:4}}', 'a')).toBe(
      '@layer one, two;@layer one{.a{x:1}}@media (width>1px){.a{x:4}}',
    );
  });

  it('asks nothing of classes that a rule excludes or looks for in others', () => {
    expect(rules('.a:not(.b){x:1}.a:has(.b){x:2}', 'a')).toBe('.a:not(.b){x:1}.a:has(.b){x:2}');
  });

  it('keeps keyframes that a kept rule names', () => {
    expect(rules('.a{animation:spin 1s}.b{animation:fade 1s}@keyframes spin{to{x:1}}@keyframes fade{to{x:2}}', 'a')).toBe(
      '.a{animation:spin 1s}@keyframes spin{to{x:1}}',
    );
  });
});
