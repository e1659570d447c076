/**
 * Who may ask what, written down a second time and independently of the contract (spec §6): `access-matrix.test.ts`
 * holds every call against it. A call that is in none of these lists fails there, so that nobody forgets to decide.
 */
import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@amberlane/contract/calls/call';
import type { updateCustomer } from '@amberlane/contract/calls/accounts';
import { addAddress, searchAddresses } from '@amberlane/contract/calls/address-book';
import { queryApiKeys } from '@amberlane/contract/calls/api-keys';
import { queryNotifications } from '@amberlane/contract/calls/notifications';
import { createOrderImport, queryOrderImports } from '@amberlane/contract/calls/order-imports';
import { addOrder, getOrder } from '@amberlane/contract/calls/orders';
import { prefixOf } from '../api-keys/api-key.ts';
import { createKey } from '../api-keys/key-repository.ts';
import type { updateWebhook } from '@amberlane/contract/calls/webhooks';
import { queryOwnFollows } from '@amberlane/contract/calls/tracking-subscriptions';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { querySessions } from '@amberlane/contract/calls/account-security';
import type { TestApi } from './test-api.ts';

/** What a visitor may do without signing in. */
export const VISITOR_CALLS: readonly string[] = [
  // Countries, dictionaries, places
  '/v1/api/country/queryAllCountryList', '/oms/country/queryAllList', '/officalsite/v1/api/country/queryOrderAllCountryList', '/v1/api/country/icon/{file}',
  '/v1/api/sys/dict/querySysDictByType', '/officalsite/v1/api/sys/dict/querySysDictByType', '/officalsite/v1/api/sys/dict/getSysDictList',
  '/v1/api/area/queryAreaByTypeAndName', '/oms/province/{countryCode}/queryList', '/oms/city/{provinceCode}/queryList', '/oms/area/{cityCode}/queryList',
  '/v1/api/location/queryLocationByCountry', '/v1/api/location/queryAllLocation', '/publicservice/v1/api/site/listSites', '/publicservice/v1/api/site/getSiteBySiteCode',
  '/v1/api/site/queryLaneFigures', '/v1/api/site/queryNetworkUpdates',
  // Tracking; the details behind it are for the owner and whoever knows the receiver's phone
  '/v1/api/track/queryTrack', '/v1/api/track/queryTrackByMallNo', '/v1/api/track/intl/queryTrackByMallNo',
  '/publicservice/v1/api/express/track/listExpressTrack', '/publicservice/v1/api/express/track/expressTrack/details',
  '/publicservice/v1/api/express/track/expressTrack/unlock', '/v1/api/track/share', '/v1/api/track/shared',
  // After a failed delivery: the sender by session, the recipient by the end of the phone
  '/v1/api/delivery/queryDecision', '/v1/api/delivery/decide',
  // Email updates: who holds the token of an email holds the mailbox
  '/v1/api/track/follow/start', '/v1/api/track/follow/start-list', '/v1/api/track/follow/state', '/v1/api/track/follow/confirm', '/v1/api/track/follow/stop', '/v1/api/track/follow/stop-all', '/v1/api/track/follow/unsubscribe/{token}',
  // Rates and quotes
  '/v1/api/intl/freight/rate/queryRate', '/v1/api/intl/freight/receiver/queryReceiver', '/v1/api/intl/freight/remark/queryRemark',
  '/officalsite/v1/api/intl/freight/receiver/getReceiverList', '/v1/api/quote/quoteCalc', '/officalsite/v1/api/quote/getInternationalQuote',
  // The way in
  '/v1/api/verifyCode/getSmsCode', '/oms/verifyCode/getImageVerifyCode', '/oms/verifyCode/resetCheck', '/oms/website/mail/resetEmail',
  '/v1/api/user/login', '/oms/website/user/register', '/oms/website/user/login', '/oms/website/user/reset', '/oms/user/logout', '/oms/website/user/checkLogin',
  // Who holds the token of an email holds the mailbox
  '/v1/api/user/queryUndo', '/v1/api/user/undoChange',
  // Content
  '/v1/api/blog/queryFrontBlogDetail', '/v1/api/blog/queryShowyBlogList', '/oms/customer/orderAgreement', '/v1/api/presend/querySpecialItemList', '/v1/api/goods/suggestCodes',
  '/v1/api/recruit/queryJobList', '/v1/api/recruit/queryJobDetail', '/v1/api/survey/getCollectingServeyList', '/v1/api/survey/saveSurveyResult',
  '/v1/api/survey/getSurvey', '/v1/api/survey/saveSurveyProgress', '/v1/api/survey/queryEventSurvey',
  // The name of a file is its key: signed and short-lived
  '/v1/api/file/view/{file}', '/v1/api/cod/statement/pdf/{file}', '/v1/api/cod/statement/csv/{file}',
  // The documentation of this API
  '/v1/api/webhook/openapi',
  // Files for forms: who holds the random id of a file may go on with it, until a form has claimed it
  '/v1/api/upload/start', '/v1/api/upload/part', '/v1/api/upload/finish', '/v1/api/upload/drop',
  // Forms
  '/officalsite/v1/api/franchise/application/save', '/officalsite/v1/api/franchise/application/queryStatus',
  '/officalsite/v1/api/contact/expert/saveEnterpriseCustomer', '/officalsite/v1/api/contact/expert/saveContactExpert',
  '/officalsite/v1/api/customer/feedback/saveCustomerFeedback', '/officalsite/v1/api/recruit/application/save', '/officalsite/v1/api/franchise/queryTerritories',
  // What became of a form: its sender has the reference and gave the address
  '/officalsite/v1/api/case/query', '/officalsite/v1/api/case/answer', '/officalsite/v1/api/case/withdraw', '/officalsite/v1/api/case/rate', '/officalsite/v1/api/case/reopen',
];

/** Calls of programs, which bring an API key instead of a session. */
export const KEY_CALLS: readonly string[] = ['/publicservice/v1/api/express/track/pushTrackEvents'];

/** A customer with things that belong to nobody else. */
export interface Owner {
  readonly accountId: string;
  readonly token: string;
}

/** The example of the documentation, which the API accepts. */
export type ExampleOf = (path: string) => Readonly<Record<string, unknown>>;

interface OwnershipRow {
  /** A request that names a thing of the owner; null for a call that names none. */
  readonly request: ((api: TestApi, owner: Owner, exampleOf: ExampleOf) => Promise<object>) | null;
  /** The same request for a thing that nobody has. */
  readonly unknown?: object;
  /** The owner's things, to be the same afterwards. */
  readonly state?: (api: TestApi, owner: Owner) => Promise<unknown>;
}

const NOBODYS = '00000000-0000-4000-8000-000000000000';

async function newAddress(api: TestApi, { token }: Owner, exampleOf: ExampleOf) {
  return api.ask(addAddress, { ...exampleOf(addAddress.path), keepDuplicate: true }, { token });
}
const newOrder = (api: TestApi, { token }: Owner) => api.ask(addOrder, { draft: true, acceptName: 'Owner Only' }, { token });

const newImport = async (api: TestApi, { token }: Owner, exampleOf: ExampleOf): Promise<string> => (await api.ask(createOrderImport, exampleOf(createOrderImport.path), { token })).id;
/** What these calls ask beside the list. */
const IMPORT_REQUESTS: Readonly<Record<string, object>> = {
  putRows: { rows: [{ line: 2, cells: {} }] },
  confirm: { agreementVersion: '2026-11', rows: 1, total: { amount: 1, currency: 'CNY' } },
};
const imports: OwnershipRow['state'] = (api, { token }) => api.ask(queryOrderImports, {}, { token });

const addresses: OwnershipRow['state'] = (api, { token }) => api.ask(searchAddresses, {}, { token });
const orders: OwnershipRow['state'] = async (api, { token }) => {
  const { id } = await newOrder(api, { token, accountId: '' });
  return api.ask(getOrder, { id }, { token }).then(({ status, version }) => ({ status, version }));
};
const choices: OwnershipRow['state'] = (api, { token }) => api.ask(queryNotifications, {}, { token });
const keys: OwnershipRow['state'] = (api, { token }) => api.ask(queryApiKeys, {}, { token });

/** A key of the owner; gives what may be shown of it. */
async function newKey({ database: { db }, now }: TestApi, accountId: string): Promise<string> {
  const key = await createKey(db, { name: 'Owner Only', scopes: ['orders:read'], expiresAt: null, accountId }, now());
  return prefixOf(key) ?? '';
}

/** An endpoint of the owner with a delivery that was given up. */
async function newWebhook({ database: { db }, now }: TestApi, { accountId }: Owner) {
  const [endpointId, event_id, deliveryId] = [randomUUID(), randomUUID(), randomUUID()];
  const at = now();
  const none = { former_secret: null, former_until: null, failing_since: null, last_delivered_at: null };
  await db.insertInto('webhook_endpoint').values({ id: endpointId, account_id: accountId, url: 'https://192.0.2.1/', description: 'Owner Only', events: ['order.created'], state: 'active', secret: 'x', ...none, created_at: at }).execute();
  await db.insertInto('webhook_event').values({ id: event_id, account_id: accountId, type: 'order.created', body: '"Owner Only"', created_at: at }).execute();
  const never = { next_at: null, claim: null, last_at: null, last_fault: null, last_status: null, last_ms: null, last_answer: null };
  await db.insertInto('webhook_delivery').values({ id: deliveryId, account_id: accountId, endpoint_id: endpointId, event_id, type: 'order.created', state: 'dead', attempts: 1, ...never, created_at: at }).execute();
  return { endpointId, deliveryId };
}
const WEBHOOK = { url: 'https://192.0.2.2/', events: ['order.created'] } satisfies Partial<RequestOf<typeof updateWebhook>>;
const webhooks: OwnershipRow['state'] = async ({ database: { db } }, { accountId }) => {
  const endpoints = await db.selectFrom('webhook_endpoint').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
  return [endpoints, await db.selectFrom('webhook_delivery').selectAll().where('account_id', '=', accountId).orderBy('id').execute()];
};

/** A quote that the owner keeps. */
async function newSavedQuote({ database: { db }, now }: TestApi, accountId: string): Promise<string> {
  const id = randomUUID();
  const parcel = { product: 'smallParcel', origin: 'CN-CAN', destination: 'NG-LOS', weight_grams: 1_000, pieces: 1, total_fen: '7000', query: `weight=${id}` } as const;
  await db.insertInto('saved_quote').values({ id, account_id: accountId, ...parcel, valid_until: now(), saved_at: now() }).execute();
  return id;
}
const savedQuotes: OwnershipRow['state'] = ({ database: { db } }, { accountId }) => db.selectFrom('saved_quote').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

const payoutAccounts: OwnershipRow['state'] = ({ database: { db } }, { accountId }) => db.selectFrom('payout_account').selectAll().where('account_id', '=', accountId).orderBy('currency').execute();

/** A parcel under way that the owner's address gets emails about. */
async function newFollow({ database: { db }, now }: TestApi, accountId: string): Promise<string> {
  const { email } = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirstOrThrow();
  const waybill_no = completeWaybillNo('GH', String(Math.floor(Math.random() * 1e11)).padStart(11, '0'));
  const at = now();
  const facts = { mall_no: null, product: 'smallParcel', origin: 'CN-CAN', destination: 'GH-ACC', weight_grams: 900, pieces: 1, upstream: null } as const;
  await db.insertInto('waybill').values({ waybill_no, ...facts, latest_code: 'PICKED_UP', latest_at: at, created_at: at }).execute();
  const until = new Date(at.getTime() + 86_400_000);
  await db.insertInto('follower').values({ id: randomUUID(), waybill_no, email: email ?? '', country: 'GH', locale: 'en', state: 'following', told_at: at, confirm_by: at, keep_until: until }).execute();
  return waybill_no;
}
const follows: OwnershipRow['state'] = (api, { token }) => api.ask(queryOwnFollows, {}, { token });

const BASICS = { nickName: 'Intruder', countryCode: 'GH', locale: 'en' } satisfies Partial<RequestOf<typeof updateCustomer>>;
const PASSWORDS = { oldPassword: 'Wrong#2026x', newPassword: 'Harmattan#2027', confirmPassword: 'Harmattan#2027' };

/** The ids alone: to look at a session is to use it. */
const sessions: OwnershipRow['state'] = async (api, { token }) => (await api.ask(querySessions, {}, { token })).list.map(({ id }) => id);

const ofNobody: OwnershipRow = { request: null };

/** One row for each call with access `customer`. */
export const OWNERSHIP: Readonly<Record<string, OwnershipRow>> = {
  '/v1/api/user/getUserInfoByToken': ofNobody,
  '/v1/api/user/initPassword': ofNobody,
  '/oms/customer/getId': ofNobody,
  '/v1/api/user/sendProofCode': ofNobody,
  '/v1/api/user/confirmProof': ofNobody,
  '/v1/api/user/startContactChange': ofNobody,
  '/v1/api/user/confirmContactChange': ofNobody,
  '/v1/api/user/queryNotifications': { request: null, state: choices },
  '/v1/api/user/updateNotifications': { request: null, state: choices },
  '/oms/customer/{userId}/update': { request: async (_api, { accountId }) => ({ ...BASICS, userId: accountId }), unknown: { ...BASICS, userId: NOBODYS } },
  '/oms/customer/{userId}/updatePassword': { request: async (_api, { accountId }) => ({ ...PASSWORDS, userId: accountId }), unknown: { ...PASSWORDS, userId: NOBODYS } },

  '/v1/api/user/querySessions': { request: null, state: sessions },
  '/v1/api/user/endSession': {
    request: async (api, { token }) => ({ id: (await api.ask(querySessions, {}, { token })).list[0]?.id }),
    unknown: { id: NOBODYS },
    state: sessions,
  },
  '/v1/api/user/endOtherSessions': { request: null, state: sessions },
  '/v1/api/user/querySignIns': ofNobody,
  '/v1/api/user/querySecondFactor': ofNobody,
  '/v1/api/user/startSecondFactor': ofNobody,
  '/v1/api/user/confirmSecondFactor': ofNobody,
  '/v1/api/user/renewRecoveryCodes': ofNobody,
  '/v1/api/user/endSecondFactor': ofNobody,

  '/v1/api/addressBook/add': { request: null, state: addresses },
  '/v1/api/addressBook/searchAddressByUserId': { request: null, state: addresses },
  '/v1/api/addressBook/importEntries': { request: null, state: addresses },
  '/v1/api/addressBook/export': { request: null, state: addresses },
  '/v1/api/addressBook/getById': {
    request: async (api, owner, exampleOf) => ({ id: (await newAddress(api, owner, exampleOf)).id }),
    unknown: { id: NOBODYS },
    state: addresses,
  },
  '/v1/api/addressBook/update': {
    request: async (api, owner, exampleOf) => {
      const { id, version } = await newAddress(api, owner, exampleOf);
      return { ...exampleOf(addAddress.path), id, version };
    },
    state: addresses,
  },
  '/v1/api/addressBook/deleteById': {
    request: async (api, owner, exampleOf) => ({ id: (await newAddress(api, owner, exampleOf)).id }),
    unknown: { id: NOBODYS },
    state: addresses,
  },

  '/v1/api/orderImport/create': { request: null, state: imports },
  '/v1/api/orderImport/query': { request: null, state: imports },
  ...Object.fromEntries(
    ['putRows', 'get', 'queryRows', 'quote', 'confirm', 'cancel', 'delete'].map((name): [string, OwnershipRow] => {
      const path = `/v1/api/orderImport/${name}`;
      return [path, { request: async (api, owner, exampleOf) => ({ ...exampleOf(path), id: await newImport(api, owner, exampleOf) }), unknown: { ...IMPORT_REQUESTS[name], id: NOBODYS }, state: imports }];
    }),
  ),

  '/oms/order/add': ofNobody,
  '/oms/website/order/intl/add': ofNobody,
  '/v1/api/order/addOrder': ofNobody,
  '/oms/order/websitePageList': { request: null, state: orders },
  '/v1/api/order/queryOrderPage': { request: null, state: orders },
  '/oms/order/getId': { request: async (api, owner) => ({ id: (await newOrder(api, owner)).id }), unknown: { id: NOBODYS } },
  '/v1/api/order/selectByTradeNo': { request: async (api, owner) => ({ tradeNo: (await newOrder(api, owner)).tradeNo }) },
  '/oms/order/{id}/editWebsiteOrder': {
    request: async (api, owner) => {
      const { id, version } = await newOrder(api, owner);
      return { draft: true, id, version };
    },
    unknown: { draft: true, id: NOBODYS, version: 1 },
    state: orders,
  },
  '/v1/api/order/cancelOrder': { request: async (api, owner) => ({ id: (await newOrder(api, owner)).id }), unknown: { id: NOBODYS }, state: orders },
  '/v1/api/order/deleteOrder': { request: async (api, owner) => ({ id: (await newOrder(api, owner)).id }), unknown: { id: NOBODYS }, state: orders },

  '/v1/api/order/cancelOrders': { request: null, state: orders },
  '/v1/api/order/restoreOrder': { request: async (api, owner) => ({ id: (await newOrder(api, owner)).id }), unknown: { id: NOBODYS }, state: orders },
  '/v1/api/order/exportOrders': ofNobody,
  '/v1/api/cod/querySummary': ofNobody,
  '/v1/api/cod/queryEntries': ofNobody,
  '/v1/api/cod/getStatementUrl': ofNobody,
  '/v1/api/cod/savePayoutAccount': { request: null, state: payoutAccounts },

  '/v1/api/user/queryApiKeys': ofNobody,
  '/v1/api/user/createApiKey': ofNobody,
  '/v1/api/user/revokeApiKey': { request: async (api, { accountId }) => ({ prefix: await newKey(api, accountId) }), unknown: { prefix: 'nobodyskey' }, state: keys },
  '/v1/api/quote/save': { request: null, state: savedQuotes },
  '/v1/api/quote/querySaved': ofNobody,
  '/v1/api/quote/deleteSaved': { request: async (api, { accountId }) => ({ id: await newSavedQuote(api, accountId) }), unknown: { id: NOBODYS }, state: savedQuotes },
  '/v1/api/track/follow/own': ofNobody,
  '/v1/api/track/follow/own/start': { request: null, state: follows },
  '/v1/api/track/follow/own/stop': { request: async (api, { accountId }) => ({ waybillNo: await newFollow(api, accountId) }), unknown: { waybillNo: completeWaybillNo('GH', '00000000001') }, state: follows },
  '/v1/api/webhook/queryWebhooks': ofNobody,
  '/v1/api/webhook/createWebhook': { request: null, state: webhooks },
  '/v1/api/webhook/updateWebhook': { request: async (api, owner) => ({ ...WEBHOOK, id: (await newWebhook(api, owner)).endpointId }), unknown: { ...WEBHOOK, id: NOBODYS }, state: webhooks },
  '/v1/api/webhook/pauseWebhook': { request: async (api, owner) => ({ id: (await newWebhook(api, owner)).endpointId, paused: true }), unknown: { id: NOBODYS, paused: true }, state: webhooks },
  '/v1/api/webhook/deleteWebhook': { request: async (api, owner) => ({ id: (await newWebhook(api, owner)).endpointId }), unknown: { id: NOBODYS }, state: webhooks },
  '/v1/api/webhook/rotateSecret': { request: async (api, owner) => ({ id: (await newWebhook(api, owner)).endpointId }), unknown: { id: NOBODYS }, state: webhooks },
  '/v1/api/webhook/testWebhook': { request: async (api, owner) => ({ id: (await newWebhook(api, owner)).endpointId }), unknown: { id: NOBODYS }, state: webhooks },
  '/v1/api/webhook/queryDeliveries': { request: null, state: webhooks },
  '/v1/api/webhook/replayDelivery': { request: async (api, owner) => ({ id: (await newWebhook(api, owner)).deliveryId }), unknown: { id: NOBODYS }, state: webhooks },
  '/v1/api/webhook/replayDead': { request: async (api, owner) => ({ endpointId: (await newWebhook(api, owner)).endpointId }), unknown: { endpointId: NOBODYS }, state: webhooks },
  '/v1/api/webhook/queryApiCalls': ofNobody,
  '/v1/api/user/queryClosing': ofNobody,
  '/v1/api/user/sendClosingCode': ofNobody,
  '/v1/api/user/closeAccount': ofNobody,
  '/v1/api/user/myData': { request: null, state: orders },

  '/v1/api/file/getLabelsFileUrl': ofNobody,
  '/oms/file/getPdfFileUrl': { request: async (api, owner) => ({ id: (await newOrder(api, owner)).id }), unknown: { id: NOBODYS } },
};
