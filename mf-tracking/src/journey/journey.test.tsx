import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Market } from '@amberlane/contract/site';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { show as showPart } from '../../testing/tracking-site.ts';
import { GUANGZHOU, trackEvent, waybill } from '../../testing/parcels.ts';
import { Journey } from './journey.tsx';

/** Lets the journey come into view. */
let show: () => void;

beforeEach(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  globalThis.IntersectionObserver = class implements Partial<IntersectionObserver> {
    constructor(report: IntersectionObserverCallback) {
      show = () => report([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(cleanup);

function showJourney(parcel: TrackedWaybill, open: boolean, market?: Market): HTMLElement {
  return showPart(<Journey waybill={parcel} open={open} />, market);
}

describe('the journey of a parcel', () => {
  it('is told as a list that the map names as its words', () => {
    showJourney(waybill(), true);
    const stops = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(stops.map(({ textContent }) => textContent)).toEqual(['Guangzhoupassed', 'Dubaipassed', 'Lagosdeparted', 'Accranot reached yet']);
    expect(stops[2]).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('img', { name: 'Route map' })).toHaveAccessibleDescription(/Guangzhou.*Dubai.*Lagos departed.*Accra/);
  });

  it('is drawn with the page in an open row, elsewhere when it is seen; the land follows', async () => {
    const container = showJourney(waybill(), false);
    expect(screen.queryByRole('img')).toBeNull();
    act(() => show());
    expect(screen.getByRole('img', { name: 'Route map' })).toBeInTheDocument();
    expect(container.querySelector('path.land')).not.toHaveAttribute('d');
    await waitFor(() => expect(container.querySelector('path.land')).toHaveAttribute('d', expect.stringMatching(/^M/)));
  });

  it('is a list alone where nobody has said where the cities are', () => {
    const nowhere = JSON.parse(JSON.stringify(waybill(), (key, value: unknown) => (key === 'position' ? undefined : value))) as TrackedWaybill;
    showJourney(nowhere, true);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('is nothing for a parcel that stays in its city', () => {
    const events = [trackEvent('PICKED_UP', '2026-11-17T03:03:00.000Z', GUANGZHOU)];
    expect(showJourney(waybill({ events, nextScan: null, destination: GUANGZHOU }), true)).toBeEmptyDOMElement();
  });
});
