import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { partOnSite } from '@amberlane/testing/render-page';
import declaration from '../../../remote.config.ts';
import { ReportLink } from './report-link.tsx';

afterEach(cleanup);

const show = (routes: ReadonlySet<string>): void =>
  void render(partOnSite({ remote: declaration, market: { country: 'NG', locale: 'en' }, at: 'track', routes }).around(<ReportLink waybillNo="NG407183529669" />));

describe('a complaint about a parcel', () => {
  it('begins with the number of the parcel', () => {
    show(new Set(['track', 'service/feedback']));
    expect(screen.getByRole('link', { name: 'Report a problem with this parcel' })).toHaveAttribute('href', '/ng-en/service/feedback?waybill=NG407183529669');
  });

  it('has no link on a site without the form', () => {
    show(new Set(['track']));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
