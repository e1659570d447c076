import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { Country } from '@amberlane/contract/site';
import { pageAt } from '../../testing/content-site.ts';
import smallParcel from '../pages/intl-straight-small/page.tsx';
import specialLine from '../pages/intl-straight-special/page.tsx';

afterEach(cleanup);

const duty = async (country: Country, page = smallParcel, path = 'product/intl-straight-small') => {
  render((await pageAt(page, { country, locale: 'en' }, path)).element);
  return screen.getByText('Duties and taxes').parentElement?.textContent;
};

describe('duties and taxes of a service', () => {
  it('are not in the price, and usually paid by the recipient', async () => {
    expect(await duty('NG')).toBe('Duties and taxesNot includedusually paid by the recipient on arrival');
  });

  it('may be paid by the sender on the special line', async () => {
    expect(await duty('NG', specialLine, 'product/intl-straight-special')).toBe('Duties and taxesNot includedpaid by the recipient, or by the sender if agreed');
  });

  it('are in the price to Morocco', async () => {
    expect(await duty('MA')).toBe('Duties and taxesIncludedcustoms clearance is charged separately');
  });

  it('depend on the destination for readers in China', async () => {
    expect(await duty('CN')).toMatch(/^Duties and taxesDepends on the destination/);
  });
});
