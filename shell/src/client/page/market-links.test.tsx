import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { marketLinkOf } from './market-links.ts';

afterEach(cleanup);

/** What a click on the text does; it is never followed. */
function click(init: MouseEventInit, text = 'Français'): HTMLAnchorElement | null {
  render(
    <>
      <a href="/ma-fr/track" data-place="ma-fr">
        <span>Français</span>
      </a>
      <a href="/tr-tr/track" data-place="tr-tr">
        Türkçe
      </a>
      <a href="http://tr.site.example/tr-en/track" data-place="tr-en">
        English
      </a>
      <a href="/gh-en/help">Help</a>
    </>,
  );
  let found: HTMLAnchorElement | null = null;
  const onClick = (event: MouseEvent): void => {
    found = marketLinkOf(event);
    event.preventDefault();
  };
  document.addEventListener('click', onClick, { once: true });
  screen.getByText(text).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return found;
}

describe('a press on a place', () => {
  it('stays in the page on the same host', () => {
    expect(click({})?.pathname).toBe('/ma-fr/track');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])('is the browser’s with %o', (init) => {
    expect(click(init)).toBeNull();
  });

  it('is the browser’s when it leads to another host, or is no place', () => {
    expect(click({}, 'Türkçe')).toBeNull();
    cleanup();
    expect(click({}, 'English')).toBeNull();
    cleanup();
    expect(click({}, 'Help')).toBeNull();
  });
});
