import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { queryEventSurvey, saveSurveyResult } from '@amberlane/contract/calls/surveys';
import { MARKETS, marketSegment } from '@amberlane/contract/site';
import { brokenAnswer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import page from './page.tsx';

const WAYBILL = 'NG407183529669';
const HERE = `questionnaire/after-delivery?waybill=${WAYBILL}`;

async function show(at = HERE, answers: AnswersByPath = {}) {
  const site = franchiseOnSite(page, { answers });
  render(await site.open(at));
  return site;
}
const points = () => within(screen.getByRole('group', { name: /How easy was it/ }));
const press = async (): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send answer' })));
};
const sentOf = ({ asked }: Awaited<ReturnType<typeof show>>) => asked.filter(({ path }) => path === saveSurveyResult.path).map(({ request }) => request);

afterEach(cleanup);

describe('the question after a delivery', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    for (const at of [HERE, `${HERE}&answer=2`, 'questionnaire/after-delivery', 'questionnaire/after-delivery?waybill=x', 'questionnaire/after-delivery?waybill=SA673401955282', `${HERE}&sent=1`]) {
      const site = franchiseOnSite(page, { market });
      render(await site.open(at));
      expect(site.head()).toMatchObject({ noindex: true });
      expect(site.complaints).toEqual([]);
      cleanup();
    }
  });

  it('brings the mark of the email along and sends it by one press, about the parcel', async () => {
    const site = await show(`${HERE}&answer=5`);
    expect(points().getByRole('radio', { name: '5' })).toBeChecked();
    expect(sentOf(site)).toEqual([]);
    await press();
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(sentOf(site)).toEqual([{ code: 'after-delivery', answers: { scale: 5 }, homepage: '', about: { event: 'DELIVERED', waybillNo: WAYBILL } }]);
    expect(screen.getByRole('link', { name: 'Track your parcel' })).toHaveAttribute('href', `/gh-en/track?numbers=${WAYBILL}`);
  });

  it('asks what was wrong after a bad mark, which can still be changed', async () => {
    const site = await show(`${HERE}&answer=1`);
    fireEvent.change(screen.getByRole('textbox', { name: /Anything else/ }), { target: { value: 'Wet' } });
    await press();
    expect(sentOf(site)[0]).toMatchObject({ answers: { scale: 1, text: 'Wet' } });
  });

  it.each(['9', '-1', 'good', ''])('leaves the mark "%s" of a changed link open', async (mark) => {
    const site = await show(`${HERE}&answer=${mark}`);
    expect(points().getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
    await press();
    expect(screen.getByRole('group', { name: /How easy was it/ })).toHaveAccessibleDescription(/Answer this question/);
    expect(sentOf(site)).toEqual([]);
  });

  it('is a plain form that leads back to the parcel', async () => {
    await show(`${HERE}&answer=4`);
    const form = screen.getByRole('button', { name: 'Send answer' }).closest('form');
    expect(form).toHaveAttribute('action', '/-/form/mf-franchise/after-delivery');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      code: 'after-delivery', returnTo: `/gh-en/${HERE}`, 'about.event': 'DELIVERED', 'about.waybillNo': WAYBILL, homepage: '', 'answers.scale': '4',
    });
  });

  it.each([
    ['questionnaire/after-delivery', 'Which parcel is it about?'],
    ['questionnaire/after-delivery?waybill=SA673401955282', 'There is no question about this parcel'],
  ])('%s: %s', async (at, title) => {
    await show(at);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
  });

  it('asks for the number of the parcel where the address has none, and says when it is none', async () => {
    await show('questionnaire/after-delivery?waybill=NG407183529660');
    const number = screen.getByRole('textbox', { name: 'Tracking number' });
    expect(number).toHaveValue('NG407183529660');
    expect(number).toHaveAccessibleDescription(/This is not one of our tracking numbers/);
    fireEvent.change(number, { target: { value: ` ${WAYBILL} ` } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(location.search).toBe(`?waybill=${WAYBILL}`);
  });

  it('that somebody has answered meanwhile says so', async () => {
    await show(`${HERE}&answer=4`, { [saveSurveyResult.path]: () => refusal(ERROR.SURVEY_ANSWERED, 'Answered', 409) });
    await press();
    expect(await screen.findByRole('heading', { name: 'You have already answered' })).toBeInTheDocument();
  });

  it('that became too old meanwhile says so', async () => {
    await show(`${HERE}&answer=4`, { [saveSurveyResult.path]: () => refusal(ERROR.SURVEY_CLOSED, 'Closed', 409) });
    await press();
    expect(await screen.findByRole('heading', { name: 'There is no question about this parcel' })).toBeInTheDocument();
  });

  it('that can not be loaded offers to try again', async () => {
    await show(HERE, { [queryEventSurvey.path]: () => brokenAnswer('<html>', { status: 502 }) });
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', `/gh-en/${HERE}`);
  });

  it('shows the reference after a sending without JavaScript, and asks for nothing', async () => {
    const site = await show(`${HERE}&sent=1&reference=SV-7K3Q-9M2D`);
    expect(screen.getByText('SV-7K3Q-9M2D')).toBeInTheDocument();
    expect(site.asked).toEqual([]);
  });
});
