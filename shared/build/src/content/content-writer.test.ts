import { describe, expect, it } from '@jest/globals';
import { readContentFile } from './content-file.ts';
import { writeContentFile } from './content-writer.ts';

const ENGLISH = `---
# Name of the page.
title: Small parcel
# For search engines.
description: "{brand}: small parcels"
reviewed: 2026-11-21
literals: ["2.22"]
texts:
  ledger:
    # What is measured.
    days: Working days
---

First words, see [weight](service-rule#weight).

## How it travels {#way}

- **one**
- \`two\`

### By air {#air}

1. book
2. fly to {country}

| Goods | Taken |
|---|---|
| Phones | yes |

::map
`;

const french = (text: string): string => text.replace(/First|one|two|book|yes/g, (word) => ({ First: 'Premiers', one: 'un', two: 'deux', book: 'réserver', yes: 'oui\u202f: « \u200bsi »' })[word] ?? word);
const translated = (): Map<string, string> => new Map([...readContentFile('small', ENGLISH).messages].map(([id, text]) => [id, french(text)]));

describe('a written content file', () => {
  it('is the English file again with the English texts', () => {
    expect(writeContentFile('small', ENGLISH, readContentFile('small', ENGLISH).messages, { keepsHead: true })).toBe(ENGLISH);
  });

  it('has the structure of English and the texts of the language, without what only English says', () => {
    const written = writeContentFile('small', ENGLISH, translated());
    const { document, messages, frontMatter } = readContentFile('small', written);
    expect(document).toEqual(readContentFile('small', ENGLISH).document);
    expect(messages).toEqual(translated());
    expect(frontMatter).toMatchObject({ literals: [] });
    expect(written).not.toMatch(/reviewed|literals|#(?: Name| For| What)/);
  });

  it('has the space that Markdown needs after stressed Chinese', () => {
    const chinese = translated().set('small.way.1-1', '<b>申请。</b>告诉我们');
    const written = writeContentFile('small', ENGLISH, chinese);
    expect(written).toContain('- **申请。** 告诉我们');
    expect(readContentFile('small', written).messages).toEqual(chinese);
  });

  it('is refused without all texts, or with one that Markdown cannot say', () => {
    const texts = translated();
    texts.delete('small.way.title');
    expect(() => writeContentFile('small', ENGLISH, texts)).toThrow('no text for small.way.title');
    expect(() => writeContentFile('small', ENGLISH, translated().set('small.opening.1', '* eins'))).toThrow(/./);
    expect(() => writeContentFile('small', ENGLISH, translated().set('small.way.1-1', 'sans <a1>lien</a1>'))).toThrow(/./);
  });
});
