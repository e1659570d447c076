import { expect, it } from '@jest/globals';
import { curlText } from './curl-text.ts';

const origin = 'https://ng.example.com';

it('a request with a body takes the key from the environment of the reader', () => {
  expect(curlText({ origin, path: '/v1/api/track/queryTrack', body: '{"waybillNos":[]}', headers: ['idempotency-key: 1'] }).split('\n')).toEqual([
    'API=https://ng.example.com',
    'curl $API/v1/api/track/queryTrack \\',
    '  -H "x-api-key: $AMBERLANE_KEY" \\',
    '  -H "content-type: application/json" \\',
    '  -H "idempotency-key: 1" \\',
    `  -d '{"waybillNos":[]}'`,
  ]);
});

it('an address with a query is quoted, and nothing is sent with it', () => {
  expect(curlText({ origin, path: '/oms/file/getPdfFileUrl?id=$ORDER_ID', key: 'YOUR_KEY' })).toBe(
    'API=https://ng.example.com\ncurl "$API/oms/file/getPdfFileUrl?id=$ORDER_ID" \\\n  -H "x-api-key: YOUR_KEY"',
  );
});
