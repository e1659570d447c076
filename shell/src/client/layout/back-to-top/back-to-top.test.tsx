import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MAIN_ID } from '../../element-ids.ts';
import { onSite } from '../../../../testing/layout-on-site.tsx';
import { BackToTop } from './back-to-top.tsx';
import { scrollOffset } from './scroll-to-top.ts';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('way to the top', () => {
  it('takes 300 ms, fast first', () => {
    expect(scrollOffset(4000, 0)).toBe(4000);
    expect(scrollOffset(4000, 150)).toBeLessThan(2000);
    expect(scrollOffset(4000, 299)).toBe(0);
    expect(scrollOffset(4000, 900)).toBe(0);
  });

  it('is an ordinary link to the top before React runs', () => {
    render(onSite(<BackToTop />));
    expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#top');
  });

  it('is hidden by an observer near the top where styles know nothing of scrolling', () => {
    const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
    Object.assign(globalThis, {
      IntersectionObserver: class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) { seen.push(callback); }
        observe(): void {}
        disconnect(): void {}
      },
    });
    render(onSite(<BackToTop />));
    const link = screen.getByRole('link', { name: 'Back to top' });
    act(() => seen[0]?.([{ isIntersecting: true }]));
    expect(link).toHaveAttribute('data-near');
    act(() => seen[0]?.([{ isIntersecting: false }]));
    expect(link).not.toHaveAttribute('data-near');
  });

  it('goes there at once for readers who want no motion, and puts the focus into the content', () => {
    const scrolled = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    jest.spyOn(globalThis, 'matchMedia').mockImplementation((media) => Object.assign(new EventTarget(), { matches: media.includes('reduce'), media }) as MediaQueryList);
    render(onSite(<><main id={MAIN_ID} tabIndex={-1} /><BackToTop /></>));
    fireEvent.click(screen.getByRole('link', { name: 'Back to top' }));
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
