import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { definePage, Slot, SlotProvider, type SlotProps } from '@amberlane/core';
import type { Market } from '@amberlane/contract/site';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { pageOfTracking } from '../../../testing/tracking-site.ts';
import slot from './slot.tsx';

let see: () => void = () => undefined;
beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  window.IntersectionObserver = class {
    constructor(then: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      see = () => then([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(cleanup);

const POINTS: SlotProps['service-point-map']['points'] = [
  { siteCode: 'GH-ACC-01', siteName: 'Osu shop', lat: 5.556, lng: -.182 },
  { siteCode: 'GH-KMS-01', siteName: 'Adum shop', lat: 6.69, lng: -1.624 },
];

function openForm(chosen: string | null, market: Market) {
  const onChoose = jest.fn<SlotProps['service-point-map']['onChoose']>();
  const Filling = slot.component;
  const Form = ({ point }: { point: string | null }) => <Slot name="service-point-map" props={{ points: POINTS, chosen: point, onChoose }} />;
  const site = pageOfTracking(definePage({ component: () => null, head: () => ({ title: '', description: '' }) }), market, () => undefined);
  const form = (point: string | null) => site.around(
    <SlotProvider value={{ 'service-point-map': <Filling /> }}>
      <Form point={point} />
    </SlotProvider>,
    'no-route',
  );
  const { rerender } = render(form(chosen));
  return { site, onChoose, choose: (point: string) => rerender(form(point)) };
}

describe('the map of service points in a form of another squad', () => {
  it.each(MARKET_PER_LANGUAGE)('is fetched when it is seen, with every word of it in $locale', async (market) => {
    const { site } = openForm('GH-ACC-01', market);
    expect(screen.queryByRole('region')).toBeNull();
    await act(async () => see());
    expect(await screen.findByRole('region')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Osu shop');
    expect(site.complaints).toEqual([]);
  });

  it('chooses the point that is pressed, and marks the one that the form has chosen', async () => {
    const { onChoose, choose } = openForm(null, { country: 'GH', locale: 'en' });
    await act(async () => see());
    await screen.findByRole('region');
    expect(screen.queryByRole('status')).toBeNull();
    choose('GH-ACC-01');
    expect(await screen.findByRole('button', { name: 'Osu shop', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Selected: Osu shop');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Osu shop' }), { key: 'Enter' });
    expect(onChoose).toHaveBeenCalledWith('GH-ACC-01');
  });
});
