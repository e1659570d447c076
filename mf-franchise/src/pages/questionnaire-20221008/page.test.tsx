import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { getSurvey } from '@amberlane/contract/calls/surveys';
import { MARKETS, marketSegment } from '@amberlane/contract/site';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import page from './page.tsx';

const AT = 'questionnaire/questionnaire-20221008';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the satisfaction survey', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment, with a head for search engines', async ({ market }) => {
    const site = franchiseOnSite(page, { market });
    render(await site.open(AT));
    const { title, description, noindex } = site.head();
    expect(noindex).toBeUndefined();
    expect(title.length).toBeGreaterThanOrEqual(8);
    expect(description.length).toBeGreaterThanOrEqual(40);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(site.complaints).toEqual([]);
  });

  it('asks for the questionnaire of its own address and sends forms without JavaScript back to it', async () => {
    const site = franchiseOnSite(page);
    const { container } = render(await site.open(AT));
    expect(site.asked.map(({ path, request }) => [path, request.code])).toEqual([[getSurvey.path, '20221008']]);
    expect(container.querySelector('[name="returnTo"]')).toHaveValue('/gh-en/questionnaire/questionnaire-20221008');
    expect(screen.getByRole('link', { name: 'Questionnaires' })).toHaveAttribute('href', '/gh-en/questionnaire/questionnaire-list');
  });
});
