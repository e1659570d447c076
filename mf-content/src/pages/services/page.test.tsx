import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { queryRate } from '@amberlane/contract/calls/rates';
import { contactsAnswer, pageAt } from '../../../testing/content-site.ts';
import page from './page.tsx';

afterEach(cleanup);

const city = (code: string, country: string) => ({ code, name: code, country, remote: false });
const rate = (code: string, country: string, amount: number) => ({
  id: code, product: 'smallParcel', origin: city('CN-CAN', 'CN'), destination: city(code, country), currency: 'CNY', firstGrams: 500, firstAmount: 1,
  tiers: [], minimum: { grams: 500, amount: 1 }, transit: { from: 5, to: 10 }, remarks: [], validFrom: '2026-01-01', validTo: null,
  forWeight: { chargeableGrams: 1000, amount },
});
const answer: typeof contactsAnswer = (call) =>
  call.path === queryRate.path ? { total: 2, pageNum: 1, pageSize: 50, day: '2026-11-23', nearest: null, list: [rate('GH-KMS', 'GH', 8_900), rate('GH-ACC', 'GH', 8_450)] } : contactsAnswer(call);

describe('comparison of all services', () => {
  it('lists ten services, each with its page, days where they have an end, and its picture', async () => {
    const { element, complaints } = await pageAt(page, { country: 'GH', locale: 'en' }, 'services', answer);
    const { container } = render(element);
    expect(complaints).toEqual([]);
    const names = screen.getAllByRole('heading', { level: 3 });
    expect(names).toHaveLength(10);
    expect(names.map((name) => within(name).getByRole('link').getAttribute('href'))).toEqual(expect.arrayContaining(['/gh-en/product/intl-straight', '/gh-en/product/express-large']));
    expect(screen.getByText('4–10 days')).toBeInTheDocument();
    expect(screen.getAllByText(/\d days$/)).toHaveLength(8);
    expect(container.querySelectorAll('li img')).toHaveLength(10);
  });

  it('says what 1 kg costs to the reader’s country, and nothing where nobody knows', async () => {
    const { element } = await pageAt(page, { country: 'GH', locale: 'en' }, 'services', answer);
    const { unmount } = render(element);
    expect(screen.getByText(/^1 kg from/)).toHaveTextContent(/84\.50/);
    unmount();
    render((await pageAt(page, { country: 'CN', locale: 'en' }, 'services', answer)).element);
    expect(screen.queryByText(/^1 kg from/)).not.toBeInTheDocument();
  });

  it('leads to the quote first', async () => {
    render((await pageAt(page, { country: 'GH', locale: 'en' }, 'services', answer)).element);
    expect(screen.getAllByRole('link', { name: 'Get a quote' }).map((link) => link.getAttribute('href'))).toEqual(['/gh-en/quote', '/gh-en/quote']);
  });
});
