import { describe, expect, it } from '@jest/globals';
import { publishTime } from './publish-time.ts';
import { readingMinutes } from './reading-time.ts';
import { blocksOf } from './starting-article.ts';

describe('the body of an article', () => {
  it('is read from lines', () => {
    expect(blocksOf('\n One.\n ## Two\n - a\n - b\n Three: a - b\n - c\n > Four\n')).toEqual([
      { kind: 'paragraph', text: 'One.' },
      { kind: 'heading', text: 'Two' },
      { kind: 'list', items: ['a', 'b'] },
      { kind: 'paragraph', text: 'Three: a - b' },
      { kind: 'list', items: ['c'] },
      { kind: 'quote', text: 'Four' },
    ]);
  });

  it('has links, stress and tables', () => {
    expect(blocksOf('Ask **us** [here](contact-us).\n- a\n- [b](track)\n| Box | Weight |\n| **S** | 2 kg |')).toEqual([
      { kind: 'paragraph', text: 'Ask us here.', runs: [{ text: 'Ask ' }, { text: 'us', strong: true }, { text: ' ' }, { text: 'here', href: 'contact-us' }, { text: '.' }] },
      { kind: 'list', items: ['a', 'b'], runs: [[{ text: 'a' }], [{ text: 'b', href: 'track' }]] },
      { kind: 'table', head: [{ text: 'Box' }, { text: 'Weight' }], rows: [[{ text: 'S', runs: [{ text: 'S', strong: true }] }, { text: '2 kg' }]] },
    ]);
  });

  it('takes a minute for 200 words or 400 Chinese characters, and at least one', () => {
    const paragraph = (text: string) => readingMinutes([{ kind: 'paragraph', text }]);
    expect(paragraph('word')).toBe(1);
    expect(paragraph('word '.repeat(600))).toBe(3);
    expect(paragraph('字'.repeat(800))).toBe(2);
    expect(readingMinutes([{ kind: 'list', items: ['word '.repeat(200), 'word '.repeat(200)] }])).toBe(2);
  });
});

describe('the time of publication', () => {
  it('follows the clock at nine in the morning, is never in the future, and is its own where it has one', () => {
    const now = new Date('2026-11-20T10:30:00Z');
    expect(publishTime({ published_at: null, days_ago: 2 }, now)).toEqual(new Date('2026-11-18T09:00:00Z'));
    expect(publishTime({ published_at: null, days_ago: 0 }, new Date('2026-11-20T03:00:00Z'))).toEqual(new Date('2026-11-20T03:00:00Z'));
    const own = new Date('2024-02-29T12:00:00Z');
    expect(publishTime({ published_at: own, days_ago: null }, now)).toEqual(own);
  });
});
