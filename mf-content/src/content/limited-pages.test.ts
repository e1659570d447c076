import { describe, expect, it } from '@jest/globals';
import { isPageIn } from './limited-pages.ts';

describe('pages that some countries lack', () => {
  it('are the service rules, which China does not have', () => {
    expect(isPageIn('service-rule', 'CN')).toBe(false);
    expect(isPageIn('service-rule', 'NG')).toBe(true);
  });

  it('and the cookie policy, which only Turkey has', () => {
    expect(isPageIn('cookie', 'TR')).toBe(true);
    expect(isPageIn('cookie', 'NG')).toBe(false);
  });

  it('all others are everywhere', () => {
    expect(isPageIn('terms-of-use', 'CN')).toBe(true);
  });
});
