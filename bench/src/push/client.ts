/** Pushes and lookups over HTTP, as a partner and a reader send them. */
import { setTimeout as pause } from 'node:timers/promises';
import { pushTrackEvents } from '../../../shared/contract/src/calls/push.ts';
import { queryTrack } from '../../../shared/contract/src/calls/tracking.ts';
import type { MeasuredApi } from './api.ts';

/** Sends and says why when nothing was answered: the client's own message is only that it failed. */
async function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Response> {
  try {
    return await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
  } catch (error) {
    const cause = error instanceof Error ? error.cause : error;
    throw new Error(`${url} was not answered: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Pushes a batch, again when the line was full; gives the count of accepted events. */
export async function push({ address, key }: MeasuredApi, body: string): Promise<number> {
  for (;;) {
    const response = await post(address + pushTrackEvents.path, { 'x-api-key': key }, body);
    if (response.ok) {
      const { data } = (await response.json()) as { data: { accepted: number } };
      return data.accepted;
    }
    const text = await response.text();
    if (response.status !== 503) throw new Error(`a push was answered ${response.status}: ${text}`);
    await pause(20);
  }
}

/** Looks up waybills and reads the answer whole; gives how many were found. */
export async function track(address: string, waybillNos: readonly string[]): Promise<number> {
  const response = await post(address + queryTrack.path, {}, JSON.stringify({ waybillNos }));
  const text = await response.text();
  if (!response.ok) throw new Error(`a lookup was answered ${response.status}: ${text}`);
  return text.split('"outcome":"found"').length - 1;
}
