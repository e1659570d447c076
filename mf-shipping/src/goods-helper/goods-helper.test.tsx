import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MARKETS, marketSegment, type Country, type Market } from '@amberlane/contract/site';
import { suggestGoodsCodes } from '@amberlane/contract/calls/goods-codes';
import { querySpecialItemList } from '@amberlane/contract/calls/presend';
import { partOnSite } from '@amberlane/testing/render-page';
import { byPath, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../../remote.config.ts';
import { rulings, suggestions } from '../../testing/goods.ts';
import { GoodsHelper, type GoodsChoice } from './goods-helper.tsx';

afterEach(cleanup);

const ANSWERS: AnswersByPath = { [suggestGoodsCodes.path]: (request) => suggestions(request, 'en'), [querySpecialItemList.path]: () => rulings('NG', 'en') };

function show(text: string, { destination = 'NG', answers = ANSWERS, market = { country: 'NG', locale: 'en' } }: { destination?: Country | null; answers?: AnswersByPath; market?: Market } = {}) {
  const onChoose = jest.fn<(choice: GoodsChoice) => void>();
  const part = partOnSite({ remote: declaration, market, at: 'no-route', answer: byPath(answers), retryDelay: () => null });
  const view = render(part.around(<GoodsHelper destination={destination} text={text} onChoose={onChoose} />));
  return { onChoose, part, retype: (next: string) => view.rerender(part.around(<GoodsHelper destination={destination} text={next} onChoose={onChoose} />)) };
}
const codes = () => screen.findByRole('list', { name: /Choose/ });

describe('help with goods', () => {
  it('suggests codes with their source, and hands over the chosen one', async () => {
    const { onChoose } = show('phone');
    await userEvent.click(within(await codes()).getByRole('button', { name: /8517\.13/ }));
    expect(onChoose).toHaveBeenCalledWith({ hsCode: '851713', nameEn: 'Smartphone', nameCn: '智能手机', goodsType: 'PHONE_TABLET' });
    expect(screen.getByText(/^Codes: HS 2022/)).toBeVisible();
  });

  it('tells the verdict for the destination with its conditions, and the rule for batteries', async () => {
    const { onChoose } = show('phone');
    const list = await screen.findByRole('list', { name: 'Can it be sent to Nigeria?' });
    expect(list).toHaveTextContent(/Mobile phone.*Accepted with conditions.*Battery built in/);
    expect(screen.getByText(/up to 100 Wh each/)).toHaveTextContent('at most 2 spare batteries');
    await userEvent.click(within(list).getByRole('button', { name: 'Use this category: Mobile phone' }));
    expect(onChoose).toHaveBeenCalledWith({ goodsType: 'PHONE_TABLET' });
  });

  it('says what is not accepted, and offers no category for it', async () => {
    show('power bank');
    const list = await screen.findByRole('list', { name: 'Can it be sent to Nigeria?' });
    expect(list).toHaveTextContent(/Power bank.*Not accepted/);
    expect(within(list).queryByRole('button')).toBeNull();
  });

  it('asks for a narrower name than a category', async () => {
    show('clothes');
    expect(await screen.findByText('Too general: name the goods.')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Choose a more specific name:' })).toHaveTextContent('Cotton T-shirt');
  });

  it('asks once the typing rests, not for every letter, and not for a letter alone', async () => {
    const { part, retype } = show('p');
    for (const text of ['ph', 'pho', 'phone']) retype(text);
    await codes();
    expect(part.asked.filter(({ path }) => path === suggestGoodsCodes.path).map(({ request }) => request)).toEqual([{ text: 'phone', destination: 'NG' }]);
  });

  it('lets nobody choose what is refused, and says why', async () => {
    const refused = (request: unknown) => ({ ...suggestions(request, 'en'), suggestions: suggestions(request, 'en').suggestions.map((each) => ({ ...each, verdict: 'REFUSED' as const, conditions: ['No agent there.'] })) });
    show('drill', { answers: { ...ANSWERS, [suggestGoodsCodes.path]: refused } });
    const list = await codes();
    expect(list).toHaveTextContent(/8467\.21.*Not accepted.*No agent there\./);
    expect(within(list).queryByRole('button')).toBeNull();
  });

  it('asks for no ruling before there is a destination', async () => {
    const { part } = show('phone', { destination: null });
    await codes();
    expect(part.asked.map(({ path }) => path)).not.toContain(querySpecialItemList.path);
  });

  it('says when nothing fits', async () => {
    show('zzzzqq');
    expect(await screen.findByText(/No HS code found/)).toBeVisible();
  });

  it('says when it could not ask, and asks again', async () => {
    let failing = true;
    show('phone', { answers: { ...ANSWERS, [suggestGoodsCodes.path]: (request) => (failing ? undefined : suggestions(request, 'en')) } });
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await codes()).toBeVisible();
  });

  it('says that it needs a connection when there is none', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show('phone', { answers: {} });
    act(() => void dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    online.mockRestore();
  });

  it.each(MARKETS.map((market) => [marketSegment(market), market] as const))('has every word: %s', async (_segment, market) => {
    const { part } = show('clothes phone battery', { market, answers: { [suggestGoodsCodes.path]: (request) => suggestions(request, market.locale), [querySpecialItemList.path]: () => rulings('NG', market.locale) } });
    expect((await screen.findAllByRole('button')).length).toBeGreaterThan(0);
    expect(part.complaints).toEqual([]);
  });
});
