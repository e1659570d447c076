/**
 * What the API key of a customer opens: each scope is a list of calls by their literal paths, and a call that stands in
 * none of them is closed to every key (house rule). Paths only, so that a page can show the list without the calls.
 */
export const SCOPE_CALLS = {
  'tracking:read': [
    'POST /v1/api/track/queryTrack',
    'POST /v1/api/track/queryTrackByMallNo',
    'GET /v1/api/track/intl/queryTrackByMallNo',
    'POST /publicservice/v1/api/express/track/listExpressTrack',
    'GET /publicservice/v1/api/express/track/expressTrack/details',
  ],
  'orders:read': [
    'POST /v1/api/order/queryOrderPage',
    'POST /oms/order/websitePageList',
    'GET /oms/order/getId',
    'POST /v1/api/order/selectByTradeNo',
    'POST /v1/api/order/exportOrders',
    'GET /oms/file/getPdfFileUrl',
    'POST /v1/api/file/getLabelsFileUrl',
    'GET /v1/api/file/view/{file}',
  ],
  'orders:write': [
    'POST /v1/api/order/addOrder',
    'POST /oms/order/add',
    'POST /oms/website/order/intl/add',
    'POST /oms/order/{id}/editWebsiteOrder',
    'POST /v1/api/order/cancelOrder',
    'POST /v1/api/order/cancelOrders',
    'POST /v1/api/order/deleteOrder',
    'POST /v1/api/order/restoreOrder',
  ],
  'rates:read': [
    'GET /v1/api/intl/freight/rate/queryRate',
    'GET /v1/api/intl/freight/receiver/queryReceiver',
    'POST /officalsite/v1/api/intl/freight/receiver/getReceiverList',
    'GET /v1/api/intl/freight/remark/queryRemark',
    'POST /v1/api/quote/quoteCalc',
    'POST /officalsite/v1/api/quote/getInternationalQuote',
  ],
  'addresses:read': ['POST /v1/api/addressBook/searchAddressByUserId'],
  'addresses:write': ['POST /v1/api/addressBook/add', 'POST /v1/api/addressBook/update', 'POST /v1/api/addressBook/deleteById'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type KeyScope = keyof typeof SCOPE_CALLS;

/** In the order in which they are offered. */
export const KEY_SCOPES = ['tracking:read', 'orders:read', 'orders:write', 'rates:read', 'addresses:read', 'addresses:write'] as const satisfies readonly KeyScope[];

const SCOPE_OF_CALL: ReadonlyMap<string, KeyScope> = new Map(KEY_SCOPES.flatMap((scope) => SCOPE_CALLS[scope].map((call) => [call, scope] as const)));

/** The scope that opens a call; null for a call that no key opens. */
export const scopeOfCall = (method: string, path: string): KeyScope | null => SCOPE_OF_CALL.get(`${method} ${path}`) ?? null;
