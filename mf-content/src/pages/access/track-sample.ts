/** How a shop learns where a parcel is: what we send to its address, and what it may ask; the test holds both against the contract. */
import { deliveryText, responseText, shortRequestText } from './sample-text.ts';

export const QUERY_PATH = '/v1/api/track/queryTrack';

export const DELIVERY_BODY = {
  id: 'evt_0f9c8b7a5b1c',
  type: 'tracking.event',
  createdAt: '2026-11-20T14:05:02Z',
  data: {
    tracking: {
      waybillNo: 'GH520938177409',
      mallNo: 'shop-1042',
      event: { id: 'acc-1', code: 'ARRIVED_COUNTRY', reason: null, attempt: null, place: 'GH-ACC', occurredAt: '2026-11-20T14:05:00Z' },
    },
  },
};

export const QUERY_BODY = { waybillNos: ['GH520938177409', 'NG407183529669'] };

/** One for each number of the query; of each, what a shop reads first. */
export const QUERY_RESULTS = [
  { outcome: 'found', waybillNo: 'GH520938177409', waybill: { expressStatus: 'ARRIVED_COUNTRY' } },
  { outcome: 'found', waybillNo: 'NG407183529669', waybill: { expressStatus: 'DELIVERED' } },
];

/** Of the second in which the message was made. */
const SIGNATURE = 't=1795183502,v1=57890e9e73a2ef6fedbca08bcfd9ec77e77a9bb9852ec0784ea2367fb60fcb62';

export const TRACK_SAMPLE = {
  delivery: deliveryText('https://shop.example/parcels', `amberlane-signature: ${SIGNATURE}`, DELIVERY_BODY),
  query: shortRequestText(QUERY_PATH, QUERY_BODY),
  result: responseText({ success: true, data: { results: QUERY_RESULTS } }),
};
