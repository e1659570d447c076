import { describe, expect, it } from '@jest/globals';
import { readMessage } from './page-messages.ts';

describe('messages of a page', () => {
  it('are read as what they are', () => {
    const visit = { kind: 'visit', hrefs: ['/gh-en', '/gh-en/track?numbers=1'], files: [['/remotes/x/y', 'sha384-z']] };
    expect(readMessage(visit)).toEqual(visit);
    expect(readMessage({ kind: 'snapshot', href: '/gh-en/track?numbers=1', html: '<p>' })).toMatchObject({ kind: 'snapshot' });
  });

  it.each([
    null, 'visit', {}, { kind: 'other' }, { kind: 'visit', hrefs: ['//evil.example'], files: [] }, { kind: 'visit', hrefs: ['https://evil.example'], files: [] },
    { kind: 'visit', hrefs: ['/gh-en'], files: ['x'] }, { kind: 'snapshot', href: '//evil.example', html: '' }, { kind: 'snapshot', href: '/gh-en', html: 1 },
    { kind: 'snapshot', href: '/gh-en', html: 'x'.repeat(1_000_001) },
  ])('%j is none', (data) => expect(readMessage(data)).toBeNull());
});
