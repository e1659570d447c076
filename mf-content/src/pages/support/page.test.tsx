import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { claimRule, compensationRule, redeliveryRule, RULES } from '@amberlane/contract/domain';
import { type Country } from '@amberlane/contract/site';
import { brokenAnswer } from '@amberlane/testing/test-transport';
import { pageAt } from '../../../testing/content-site.ts';
import support from './page.tsx';

afterEach(cleanup);

const show = async (country: Country, answer?: () => Response) => render((await pageAt(support, { country, locale: 'en' }, 'service/support', answer)).element);

describe('customer support', () => {
  it('gives phones, mail and hours of the reader’s country alone', async () => {
    await show('NG');
    const contact = within(screen.getByRole('region', { name: 'Contact us: Nigeria' }));
    expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+0001', 'tel:+0002', 'mailto:desk.ng@site.example', 'mailto:office.ng@site.example', '/ng-en/service/feedback', 'https://chat.amberlane.example/ng', '/ng-en/contact-us', '/ng-en/service/case',
    ]);
    expect(contact.getByText('Mon–Sat 08:30–17:30')).toBeInTheDocument();
  });

  it('says so when the support contacts cannot be had, keeps the rest, and leads back to itself', async () => {
    await show('NG', () => brokenAnswer('no', { status: 500 }));
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/ng-en/service/support');
    expect(screen.getByRole('heading', { name: 'If nobody was home' })).toBeInTheDocument();
  });

  it('leads from its head to the reasons people come, and says in which languages it answers', async () => {
    await show('NG');
    expect(['Nobody was home', 'Parcel is late', 'Parcel is damaged', 'Parcel is lost'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '#failed-delivery', '#late', '#damage', '#loss',
    ]);
    expect(document.querySelector('#loss')).toHaveTextContent('Report a lost parcel');
    expect(screen.getByText(/^We answer in English and Chinese\./)).toBeInTheDocument();
  });

  it('states attempts, fee, days and the limit of a claim as the bill does', async () => {
    await show('NG');
    const { freeAttempts, feeCnyFen, decisionDays } = redeliveryRule('2026-11-20');
    expect(within(screen.getByRole('region', { name: 'If nobody was home' })).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'The courier calls', 'We try again', 'Held at our warehouse', 'Choose what happens',
    ]);
    expect(screen.getByText(/delivery attempts are free/)).toHaveTextContent(new RegExp(`^${freeAttempts} delivery attempts are free\\. A further attempt costs CNY ${feeCnyFen / 100} \\(about NGN\\s[\\d,]+\\)\\.`));
    expect(screen.getByText(new RegExp(`you have ${decisionDays} calendar days to decide`))).toBeInTheDocument();
    expect(screen.getByText(/^For damage or loss, we refund the freight charge/)).toHaveTextContent(new RegExp(`up to CNY ${compensationRule('2026-11-20').maxGoodsFen / 100} \\(about NGN\\s[\\d,]+\\) per shipment`));
  });

  it('names the time limits of a claim, and what happens when nobody chooses', async () => {
    await show('NG');
    const { damageDays, lossDays, answerDays } = claimRule('2026-11-20');
    expect(screen.getByText(`Report it within ${damageDays} days of delivery`)).toBeInTheDocument();
    expect(screen.getByText(`Report it within ${lossDays} days of giving us the parcel`)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`We decide within ${answerDays} days of receiving everything we need\\.`))).toBeInTheDocument();
    const failed = within(screen.getByRole('region', { name: 'If nobody was home' }));
    expect(failed.getByText(/^If nobody chooses within 10 calendar days, we destroy the parcel\./)).toHaveTextContent(`We remind you by email ${RULES.redelivery.remindDays} days before, if we have your address.`);
    expect(failed.getByRole('link', { name: 'Track and choose' })).toHaveAttribute('href', '/ng-en/track');
  });

  it('leads to the service rules, except in China, which has none', async () => {
    const rules = (): number => screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('service-rule')).length;
    const { unmount } = await show('NG');
    expect(rules()).toBe(5);
    unmount();
    await show('CN');
    expect(rules()).toBe(0);
  });

  it('leads from the common questions to all help topics', async () => {
    await show('NG');
    expect(screen.getByRole('link', { name: 'All help topics' })).toHaveAttribute('href', '/ng-en/service/help');
  });

  it('stands below the home page in the breadcrumb', async () => {
    await show('NG');
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/ng-en']);
  });

  it('says within how many days which messages are answered', async () => {
    await show('NG');
    const { LATE, DELIVERY, DAMAGED, LOST, ...others } = RULES.feedback.answerDays;
    expect(screen.getByText(new RegExp(`^We answer messages about late parcels or delivery within ${Math.max(LATE, DELIVERY)} calendar days, about damage or loss within ${Math.max(DAMAGED, LOST)}, and about other topics within ${Math.max(...Object.values(others))} at most`))).toBeInTheDocument();
  });

  it('reports a late, damaged or lost parcel below what to do, with the topic chosen', async () => {
    await show('NG');
    expect(screen.getByRole('link', { name: 'Report a late parcel' })).toHaveAttribute('href', '/ng-en/service/feedback?topic=late');
    expect(screen.getByRole('link', { name: 'Report damage' })).toHaveAttribute('href', '/ng-en/service/feedback?topic=damaged');
    expect(screen.getByRole('link', { name: 'Report a lost parcel' })).toHaveAttribute('href', '/ng-en/service/feedback?topic=lost');
  });
});
