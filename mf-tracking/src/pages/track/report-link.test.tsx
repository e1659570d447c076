import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { partOnSite } from '@amberlane/testing/render-page';
import declaration from '../../../remote.config.ts';
import { AS_OF, LAGOS, trackEvent, waybill } from '../../../testing/parcels.ts';
import { NextStepCard } from './next-step-card.tsx';
import { ReportLink } from './report-link.tsx';

afterEach(cleanup);

const NUMBER = 'NG407183529669';
const show = (routes: ReadonlySet<string>, part: ReactElement = <ReportLink waybillNo={NUMBER} />): void =>
  void render(partOnSite({ remote: declaration, market: { country: 'NG', locale: 'en' }, at: 'track', routes }).around(part));

describe('a complaint about a parcel', () => {
  it('begins with the number of the parcel', () => {
    show(new Set(['track', 'service/feedback']));
    expect(screen.getByRole('link', { name: 'Report a problem with this parcel' })).toHaveAttribute('href', '/ng-en/service/feedback?waybill=NG407183529669');
  });

  it('stands with what else can be wrong once the way of the parcel is over, not before', () => {
    const routes = new Set(['track', 'service/feedback']);
    const ended = waybill({ waybillNo: NUMBER, events: [trackEvent('DELIVERED', AS_OF, LAGOS, { handover: 'RECEIVER' })], nextScan: null });
    show(routes, <NextStepCard waybill={ended} asOf={AS_OF} canReport />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Report a problem with this parcel', 'Contact customer service']);
    cleanup();
    show(routes, <NextStepCard waybill={waybill()} asOf={AS_OF} canReport />);
    expect(screen.queryByRole('link', { name: 'Report a problem with this parcel' })).toBeNull();
  });

  it('has no link on a site without the form', () => {
    show(new Set(['track']));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
