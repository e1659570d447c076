import { describe, expect, it } from '@jest/globals';
import { phoneHref } from './support-contact.ts';

describe('phone address', () => {
  it.each([
    ['+234 700 000 0142', 'tel:+2347000000142'],
    ['(0800) 123-45', 'tel:080012345'],
  ])('%s is dialled as %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});
