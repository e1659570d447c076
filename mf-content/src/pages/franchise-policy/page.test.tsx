import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { RULES } from '@amberlane/contract/domain';
import { LOCALES } from '@amberlane/contract/site';
import { pageAt } from '../../../testing/content-site.ts';
import franchisePolicy from './page.tsx';

afterEach(cleanup);

describe('franchise policy', () => {
  it.each(LOCALES)('lists as many requirements as the rules count (%s)', async (locale) => {
    render((await pageAt(franchisePolicy, { country: 'NG', locale }, 'franchise-policy')).element);
    const section = screen.getByRole('region', { name: new RegExp(`^3 .*\\b${RULES.franchise.requirements}\\b`) });
    expect(section.id).toBe('requirements');
    expect(within(section).getAllByRole('listitem')).toHaveLength(RULES.franchise.requirements);
  });

  it('says until when an applicant has our answer, and how either side ends the contract', async () => {
    render((await pageAt(franchisePolicy, { country: 'GH', locale: 'en' }, 'franchise-policy')).element);
    expect(screen.getByRole('region', { name: /From application to contract/ })).toHaveTextContent('We reply within 7 days of your application.');
    expect(screen.getByRole('region', { name: /How the contract ends/ })).toHaveTextContent('with 90 days of notice');
  });
});
