/** The slot below a delivered parcel. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useSlotProps } from '@amberlane/core';
import type { TrackResult } from '@amberlane/contract/calls/tracking';
import { pageOnSite } from '@amberlane/testing/render-page';
import { byPath } from '@amberlane/testing/test-transport';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import declaration from '../../../remote.config.ts';
import { delivered, found, reply } from '../../../testing/parcels.ts';
import page from './page.tsx';

function Filling() {
  const parcel = useSlotProps('delivered-question');
  return <output>{JSON.stringify(parcel)}</output>;
}

async function show(...results: readonly TrackResult[]): Promise<void> {
  const site = pageOnSite(page, { remote: declaration, answer: byPath({ [queryTrack.path]: () => reply(...results) }), slots: { 'delivered-question': <Filling /> } });
  render(await site.open(`track?numbers=${results.map(({ waybillNo }) => waybillNo).join(',')}`));
}

afterEach(cleanup);

describe('the slot of a delivered parcel', () => {
  it('is given the number and the moment of the delivery', async () => {
    await show(delivered());
    const result = delivered();
    const event = result.outcome === 'found' ? result.waybill.events.find(({ code }) => code === 'DELIVERED') : undefined;
    expect(event).toBeDefined();
    expect(screen.getByText(JSON.stringify({ waybillNo: result.waybillNo, deliveredAt: event?.occurredAt }))).toBeInTheDocument();
  });

  it('is not there on the way, nor when several parcels are asked for', async () => {
    await show(found());
    expect(document.querySelector('output')).toBeNull();
    cleanup();
    await show(delivered(), found());
    expect(document.querySelector('output')).toBeNull();
  });
});
