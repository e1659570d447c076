/**
 * A stand-in for the API: answers the calls of the contract with data made from it, in the reader's language, well or
 * badly as the chosen scenario says. Used by `npm run isolate`, by end-to-end tests and by QA, who switch it by hand
 * on the page at `/` or by `POST /-/scenario`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { parseWaybillList, RULES } from '@amberlane/contract/domain';
import { type Locale } from '@amberlane/contract/site';
import { queryAreas, queryCities, queryProvinces } from '@amberlane/contract/calls/areas';
import { queryFrontBlogDetail, queryShowyBlogList } from '@amberlane/contract/calls/articles';
import { queryAllCountryList, queryAllList, queryOrderAllCountryList } from '@amberlane/contract/calls/countries';
import { getSysDictList, querySysDictByType, querySysDictByTypes } from '@amberlane/contract/calls/dictionaries';
import { querySpecialItemList } from '@amberlane/contract/calls/presend';
import { quoteCalc } from '@amberlane/contract/calls/quotes';
import { getReceiverList, queryRate, queryReceiver, queryRemark } from '@amberlane/contract/calls/rates';
import { getImageVerifyCode } from '@amberlane/contract/calls/verification';
import { expressTrackDetails, groupOf, intlQueryTrackByMallNo, listExpressTrack, queryTrack, queryTrackByMallNo, unlockExpressTrack, type TrackReply } from '@amberlane/contract/calls/tracking';
import { querySharedTrack, shareTrack } from '@amberlane/contract/calls/track-shares';
import { isApiPath } from './contract-calls.ts';
import { NAMED_ORDERS, generatedWaybillNos, resultOf } from './mock-api/parcels.ts';
import { serveAccountSecurity } from './mock-api/account-security.ts';
import { serveAccounts } from './mock-api/accounts.ts';
import { serveAddressBook } from './mock-api/address-book.ts';
import { serveKeysAndData } from './mock-api/keys-and-data.ts';
import { articleOf, articlePage } from './mock-api/articles.ts';
import { areasOf, captcha } from './mock-api/form-data.ts';
import { prices, specialGoods } from './mock-api/quotes.ts';
import { rateCities, rateTable, remarkList } from './mock-api/rates.ts';
import { countryList, dictionary, phoneRules } from './mock-api/reference-data.ts';
import { Refusal, refuse, serve } from './mock-api/serve.ts';
import { GARBLED_ANSWERS, isScenario, type Scenario } from './mock-api/scenario.ts';
import { createShares, detailBehind, maskedResult } from './mock-api/shares.ts';
import { toolbarPage, type ToolbarTarget } from './mock-api/toolbar.ts';

export { generatedWaybillNos } from './mock-api/parcels.ts';
export type { Scenario } from './mock-api/scenario.ts';
export type { ToolbarTarget } from './mock-api/toolbar.ts';

export interface HandlersOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly scenario?: Scenario;
  /** What QA's page links to. */
  readonly target?: ToolbarTarget;
  /** How late `slow` answers, ms. */
  readonly slowMs?: number;
  readonly now?: () => Date;
}

export interface Handlers {
  /** `http://127.0.0.1:<port>`. */
  readonly address: string;
  setScenario(scenario: Scenario): void;
  close(): Promise<void>;
}

const SLOW_MS = 3_000;
/** Orders of the shop with this in front have as many parcels as the number behind it says, at most a query full. */
const SHOP_ORDER = /^SHOP-(\d+)$/;

export async function startHandlers({ port, scenario = 'normal', target, slowMs = SLOW_MS, now = () => new Date() }: HandlersOptions): Promise<Handlers> {
  const state = { scenario, garbled: 0 };
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))));

  app.addHook('onRequest', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://handlers');
    if (!isApiPath(pathname) && pathname !== '/readyz') return undefined;
    return misbehave(request, reply);
  });
  const misbehave = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (state.scenario === 'down') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (request.url === '/readyz') return undefined;
    if (state.scenario === 'slow') await pause(slowMs);
    if (state.scenario === 'failing') return refuse(request, reply, ERROR.SERVICE, { status: 500 });
    if (state.scenario !== 'garbled') return undefined;
    const { type, body } = GARBLED_ANSWERS[state.garbled++ % GARBLED_ANSWERS.length] ?? GARBLED_ANSWERS[0];
    return reply.type(type).send(body);
  };

  app.get('/readyz', () => ({ ready: true }));
  serveSwitches(app, state, target ?? null);
  serveCalls(app, () => state.scenario === 'empty', now);
  const address = await app.listen({ host: '127.0.0.1', port });
  return {
    address,
    setScenario: (next) => {
      state.scenario = next;
    },
    close: () => app.close(),
  };
}

const fieldOf = (body: unknown, name: string): unknown => (typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined);

function serveSwitches(app: FastifyInstance, state: { scenario: Scenario }, target: ToolbarTarget | null): void {
  app.get('/', (request, reply) => {
    // Cookies know hosts: the switch for the session works under the name that the site has.
    const { hostname } = new URL(target?.origin ?? `http://${request.host}`);
    if (request.hostname !== hostname) return reply.redirect(`http://${hostname}:${request.port}/`, 302);
    return reply.type('text/html; charset=utf-8').send(toolbarPage(target, { scenario: state.scenario, signedIn: /(?:^|; )userPin=/.test(request.headers.cookie ?? '') }));
  });
  app.post('/-/scenario', (request, reply) => {
    const wanted = fieldOf(request.body, 'scenario');
    if (!isScenario(wanted)) return reply.code(400).send({ error: 'no such scenario' });
    state.scenario = wanted;
    return reply.redirect('/', 303);
  });
  // Cookies know no ports: those set here reach the site that runs beside it under the same name.
  app.post('/-/session', (request, reply) => {
    const lifetime = fieldOf(request.body, 'signedIn') === 'yes' ? '' : '; Max-Age=0';
    const cookies = ['token=stand-in; HttpOnly', 'userPin=demo', 'nickName=Demo'].map((cookie) => `${cookie}; Path=/; SameSite=Lax${lifetime}`);
    return reply.header('set-cookie', cookies).redirect('/', 303);
  });
}

function serveArticles(app: FastifyInstance, isEmpty: () => boolean, now: () => Date): void {
  serve(app, queryShowyBlogList, (question, { locale }) =>
    isEmpty() ? { total: 0, pageNum: 1, pageSize: question.pageSize, list: [] } : articlePage(question, locale, now()),
  );
  serve(app, queryFrontBlogDetail, ({ id, country }, { locale }) => {
    const article = isEmpty() ? null : articleOf(id, country, locale, now());
    if (article === null) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    if (article === 'elsewhere') throw new Refusal(ERROR.ARTICLE_OF_OTHER_COUNTRY, { status: 403 });
    return article;
  });
}

function serveRates(app: FastifyInstance, isEmpty: () => boolean, now: () => Date): void {
  serve(app, queryRate, (question, { locale }) => {
    const table = rateTable(question, locale, now());
    return isEmpty() ? { ...table, list: [], total: 0 } : table;
  });
  serve(app, querySpecialItemList, ({ country = 'NG' }, { locale }) => specialGoods(country, locale));
  serve(app, quoteCalc, (question, { locale }) => {
    const answer = isEmpty() ? null : prices(question, locale, now());
    if (answer === null) throw new Refusal(ERROR.NO_RATE, { status: 404 });
    return answer;
  });
  for (const call of [queryReceiver, getReceiverList]) serve(app, call, (_filter, { locale }) => rateCities(locale, now()));
  serve(app, queryRemark, (_input, { locale }) => (isEmpty() ? [] : remarkList(locale)));
}

function serveCalls(app: FastifyInstance, isEmpty: () => boolean, now: () => Date): void {
  const track = (numbers: readonly string[], locale: Locale): TrackReply => {
    const asOf = now();
    const results = numbers.map((waybillNo) =>
      isEmpty() ? ({ outcome: 'noInfo', waybillNo, hint: 'unknown', missingDigits: null, suggestion: null } as const) : resultOf(waybillNo, locale, asOf),
    );
    return { results, asOf: asOf.toISOString() };
  };
  const numbersOf = (typed: readonly string[]): readonly string[] => {
    const { numbers, count, tooMany } = parseWaybillList(typed.join('\n'));
    if (count === 0) throw new Refusal(ERROR.WAYBILL_REQUIRED);
    if (tooMany) throw new Refusal(ERROR.TOO_MANY_WAYBILLS, { values: { count, max: RULES.tracking.maxNumbers } });
    return numbers;
  };
  const numbersOfOrder = (mallNo: string): string[] => {
    const named = NAMED_ORDERS[mallNo];
    if (named) return [named];
    const parcels = Number(SHOP_ORDER.exec(mallNo)?.[1] ?? 0);
    return parcels > 0 ? generatedWaybillNos(Math.min(parcels, RULES.tracking.maxNumbers)) : [mallNo];
  };

  serve(app, queryTrack, ({ waybillNos }, { locale }) => track(numbersOf(waybillNos), locale));
  serve(app, queryTrackByMallNo, ({ mallNo }, { locale }) => track(numbersOfOrder(mallNo), locale));
  serve(app, intlQueryTrackByMallNo, ({ mallNo }, { locale }) => track(numbersOfOrder(mallNo), locale));
  serve(app, listExpressTrack, ({ waybillNos }, { locale }) => {
    const { results, asOf } = track(numbersOf(waybillNos), locale);
    return {
      asOf,
      results: results.map((result) => ({
        waybillNo: result.waybillNo,
        outcome: result.outcome,
        group: groupOf(result),
        latest: result.outcome === 'found' ? (result.waybill.events[0] ?? null) : null,
      })),
    };
  });
  serve(app, expressTrackDetails, ({ waybillNo }, { locale }) => {
    const [result] = track(numbersOf([waybillNo]).slice(0, 1), locale).results;
    if (!result) throw new Refusal(ERROR.NO_TRACK_INFO);
    return result.outcome === 'found' ? { ...result, detail: null } : result;
  });
  serve(app, unlockExpressTrack, ({ waybillNo, phoneLast4 }, { locale }) => {
    const [number = ''] = numbersOf([waybillNo]);
    const [result] = track([number], locale).results;
    const detail = detailBehind(number, phoneLast4);
    if (result?.outcome !== 'found' || !detail) throw new Refusal(ERROR.DETAILS_CLOSED, { status: 403 });
    return { ...result, detail };
  });
  const shares = createShares(now);
  serve(app, shareTrack, ({ waybillNo }, { locale }) => {
    const [number = ''] = numbersOf([waybillNo]);
    if (track([number], locale).results[0]?.outcome !== 'found') throw new Refusal(ERROR.NO_TRACK_INFO, { status: 404 });
    return shares.make(number);
  });
  serve(app, querySharedTrack, ({ token }, { locale }) => {
    const share = shares.find(token);
    const { results, asOf } = track(share ? [share.waybillNo] : [], locale);
    const [result] = results;
    if (!share || !result) throw new Refusal(ERROR.SHARE_UNKNOWN, { status: 404 });
    return { result: maskedResult(result), expiresAt: share.expiresAt, asOf };
  });
  serve(app, queryAllCountryList, (_input, { locale }) => (isEmpty() ? [] : countryList(locale)));
  serve(app, queryOrderAllCountryList, (_input, { locale }) => (isEmpty() ? [] : countryList(locale)));
  serve(app, queryAllList, () => (isEmpty() ? [] : phoneRules()));
  serve(app, queryProvinces, ({ countryCode }, { locale }) => (isEmpty() ? [] : areasOf('province', countryCode, locale)));
  serve(app, queryCities, ({ provinceCode }, { locale }) => (isEmpty() ? [] : areasOf('city', provinceCode, locale)));
  serve(app, queryAreas, ({ cityCode }, { locale }) => (isEmpty() ? [] : areasOf('area', cityCode, locale)));
  serveAccounts(app);
  serveAddressBook(app, isEmpty);
  serveAccountSecurity(app, now);
  serveKeysAndData(app, now);
  serveArticles(app, isEmpty, now);
  serveRates(app, isEmpty, now);
  serve(app, getImageVerifyCode, captcha);
  serve(app, querySysDictByType, ({ type }, { locale }) => (isEmpty() ? [] : dictionary(type, locale)));
  for (const call of [querySysDictByTypes, getSysDictList]) {
    serve(app, call, ({ typeList }, { locale }) => Object.fromEntries(typeList.map((type) => [type, isEmpty() ? [] : dictionary(type, locale)])));
  }
}
