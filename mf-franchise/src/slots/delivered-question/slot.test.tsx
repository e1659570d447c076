import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Slot } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { queryEventSurvey, saveSurveyResult } from '@amberlane/contract/calls/surveys';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { partOnSite } from '@amberlane/testing/render-page';
import { brokenAnswer, byPath, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import mockApi from '../../../testing/mock-api.ts';
import slot from './slot.tsx';

const WAYBILL = 'NG407183529669';
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

function show(answers: AnswersByPath = {}, { deliveredAt = daysAgo(1), waybillNo = WAYBILL, market = undefined as Market | undefined } = {}) {
  const Filling = slot.component;
  const site = partOnSite({ remote: declaration, at: 'no-route', answer: byPath(answers), mockApi: [mockApi], retryDelay: () => null, slots: { 'delivered-question': <Filling /> }, ...(market && { market }) });
  render(site.around(<Slot name="delivered-question" props={{ waybillNo, deliveredAt }} />));
  return site;
}
const question = () => screen.findByRole('group', { name: /How easy was it/ });
const press = async (): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send answer' })));
};
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

afterEach(cleanup);

describe('the question below a delivered parcel', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    const { complaints } = show({}, { market });
    fireEvent.click((await screen.findAllByRole('radio'))[0] ?? document.body);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/SV-/));
    expect(complaints).toEqual([]);
  });

  it('is asked for after the page, answered in place and thanked for', async () => {
    const site = show();
    expect(screen.queryByRole('group')).toBeNull();
    fireEvent.click(within(await question()).getByRole('radio', { name: '4' }));
    await press();
    const thanks = await screen.findByText('Thank you. We have received your answer.');
    expect(thanks.closest('[role="status"]')).toHaveFocus();
    expect(site.asked.map(({ path, request }) => [path, request.about ?? request.waybillNo])).toEqual([
      [queryEventSurvey.path, WAYBILL],
      [saveSurveyResult.path, { event: 'DELIVERED', waybillNo: WAYBILL }],
    ]);
  });

  it('is headed by itself alone', async () => {
    show();
    await question();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('wants an answer before it is sent, and moves to it', async () => {
    const site = show();
    const group = await question();
    await press();
    await waitFor(() => expect(group).toHaveAccessibleDescription(/Answer this question/));
    expect(within(group).getByRole('radio', { name: '1' })).toHaveFocus();
    expect(site.asked).toHaveLength(1);
  });

  it('stays with its answer when the sending fails', async () => {
    show({ [saveSurveyResult.path]: () => brokenAnswer('<html>', { status: 502 }) });
    fireEvent.click(within(await question()).getByRole('radio', { name: '4' }));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong on our side/);
    expect(within(await question()).getByRole('radio', { name: '4' })).toBeChecked();
  });

  it('says when somebody has answered meanwhile', async () => {
    show({ [saveSurveyResult.path]: () => refusal(ERROR.SURVEY_ANSWERED, 'Answered', 409) });
    fireEvent.click(within(await question()).getByRole('radio', { name: '4' }));
    await press();
    expect(await screen.findByText('The question about this parcel has already been answered.')).toBeInTheDocument();
  });

  it('is not there for a parcel without one, and not missed when the API fails', async () => {
    const none = show({}, { waybillNo: 'SA673401955282' });
    await settled();
    expect([none.asked.length, screen.queryByRole('group')]).toEqual([1, null]);
    cleanup();
    show({ [queryEventSurvey.path]: () => brokenAnswer('<html>', { status: 502 }) });
    await settled();
    expect(document.body).toHaveTextContent('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not even asked for when the delivery is too long ago', async () => {
    const { asked } = show({}, { deliveredAt: daysAgo(31) });
    await settled();
    expect(asked).toEqual([]);
  });
});
