import { describe, expect, it } from '@jest/globals';
import { checkerFaults } from './html-checker.ts';

const FILES = new Map([['0.html', '/gh-en/track']]);
const URL = 'file:/tmp/amberlane-html-1/0.html';

describe('faults that the HTML checker finds', () => {
  it('name the document, what is wrong and where', () => {
    const message = 'Duplicate ID “main”.';
    expect(checkerFaults([{ type: 'error', url: URL, message, extract: '</div>\n<li id="main">' }], FILES)).toEqual(['/gh-en/track  Duplicate ID “main”.  </div> <li id="main">']);
  });

  it('are warnings and failures of the checker as well, other information is none', () => {
    const faults = checkerFaults(
      [
        { type: 'info', subType: 'warning', url: URL, message: 'Article lacks heading.' },
        { type: 'non-document-error', message: 'The checker failed.' },
        { type: 'info', url: URL, message: 'Trailing slash on void elements has no effect.' },
      ],
      FILES,
    );
    expect(faults).toEqual(['/gh-en/track  Article lacks heading.', 'The checker failed.']);
  });

  it('are none where a list has the role that Safari takes away', () => {
    expect(checkerFaults([{ type: 'info', subType: 'warning', url: URL, message: 'The “list” role is unnecessary for element “ul”.' }], FILES)).toEqual([]);
  });
});
