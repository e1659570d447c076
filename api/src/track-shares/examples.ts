/** Examples of sharing for the documentation: the waybill of the tracking examples, as a link shows it. */
import { trackReply } from '@amberlane/contract/calls/tracking';
import type { CallExample } from '../plugins/call-route.ts';
import { TRACK_EXAMPLE } from '../tracking/examples.ts';
import { redacted } from './redacted.ts';

const TOKEN = '5f2b8c0d9e1a47638c5d2e7f90b1a364';
const EXPIRES_AT = '2026-11-27T09:00:00.000Z';
const { results, asOf } = trackReply.parse(TRACK_EXAMPLE.reply);

export const SHARE_EXAMPLE: CallExample = { request: { waybillNo: 'PK918203744566' }, reply: { token: TOKEN, expiresAt: EXPIRES_AT } };
export const SHARED_EXAMPLE: CallExample = {
  request: { token: TOKEN },
  reply: { result: results.slice(0, 1).map(redacted)[0], expiresAt: EXPIRES_AT, asOf },
};
