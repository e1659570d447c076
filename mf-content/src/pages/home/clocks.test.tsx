import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { partOnSite } from '@amberlane/testing/render-page';
import declaration from '../../../remote.config.ts';
import { Clocks } from './clocks.tsx';

const clocks = () => partOnSite({ remote: declaration, market: { country: 'NG', locale: 'en' } }).around(<Clocks />);
const strip = () => screen.getByRole('group', { name: 'Local times across our network' });

/** A window in which the strip has this much room, CSS pixels; gives what tells of its change. */
function roomOf(width: number): { readonly change: (width: number) => void } {
  let room = width;
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1088);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  const tell = new Set<() => void>();
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const call = (): void => callback([], observer);
    const observer = { observe: () => void tell.add(call), unobserve: () => undefined, disconnect: () => void tell.delete(call) };
    return observer;
  });
  return {
    change: (next) => {
      room = next;
      act(() => tell.forEach((call) => call()));
    },
  };
}

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('strip of clocks', () => {
  it('is a stop of the Tab key where it scrolls, and none where all clocks have room', () => {
    const room = roomOf(360);
    render(clocks());
    expect(strip()).toHaveAttribute('tabindex', '0');
    room.change(1200);
    expect(strip()).not.toHaveAttribute('tabindex');
    room.change(768);
    expect(strip()).toHaveAttribute('tabindex', '0');
  });

  it('can be reached before a script has measured it', () => {
    expect(renderToString(clocks())).toContain('tabindex="0"');
  });
});
