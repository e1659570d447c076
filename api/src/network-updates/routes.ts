/** The updates board of the home page. */
import type { FastifyInstance } from 'fastify';
import type { Country, Locale } from '@amberlane/contract/site';
import { MOST_NETWORK_UPDATES, queryNetworkUpdates, type NetworkUpdate } from '@amberlane/contract/calls/network-updates';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { placeBook, type PlaceRow } from '../tracking/place-repository.ts';
import { addFromElsewhere, chooseUpdates } from './choose-updates.ts';
import { findNetworkEvents, type NetworkEventRow } from './find-events.ts';
import { keptAnswer } from './kept-answer.ts';

const KEEP_MS = 30_000;
const MINUTE_MS = 60_000;

const EXAMPLE = {
  request: { country: 'GH' },
  reply: {
    readAt: '2026-11-20T10:15:12.000Z',
    updates: [
      { code: 'DEPARTED_AIR', at: '2026-11-20T10:13:00.000Z', place: { code: 'AE-DXB', name: 'Dubai', country: 'AE', timeZone: 'Asia/Dubai' }, towards: { code: 'NG-LOS', name: 'Lagos', country: 'NG' } },
      { code: 'OUT_FOR_DELIVERY', at: '2026-11-20T10:09:00.000Z', place: { code: 'GH-ACC', name: 'Accra', country: 'GH', timeZone: 'Africa/Accra' }, towards: null },
    ],
  },
};

export function networkUpdateRoutes(app: FastifyInstance, { db, now }: ApiContext): void {
  const book = placeBook(db);
  const choose = async (readAt: Date, country: Country | undefined): Promise<readonly NetworkEventRow[]> => {
    if (!country) return chooseUpdates(await findNetworkEvents(db, readAt));
    const lane = chooseUpdates(await findNetworkEvents(db, readAt, { country, side: 'lane' }));
    return lane.length < MOST_NETWORK_UPDATES ? addFromElsewhere(lane, await findNetworkEvents(db, readAt, { country, side: 'elsewhere' })) : lane;
  };
  const latestOf = (country: Country | undefined) =>
    keptAnswer({
      now,
      keepMs: KEEP_MS,
      read: async () => {
        const readAt = now();
        const events = await choose(readAt, country);
        return { readAt, events, places: await book.find(events.flatMap(({ place, towards }) => [place, ...(towards === null ? [] : [towards])])) };
      },
    });
  const latest = new Map<Country | undefined, ReturnType<typeof latestOf>>();
  const latestFor = (country: Country | undefined) => {
    const kept = latest.get(country) ?? latestOf(country);
    latest.set(country, kept);
    return kept();
  };
  serveCall(app, queryNetworkUpdates, {
    tag: 'Site',
    example: EXAMPLE,
    handle: async ({ country }, { locale }) => {
      const { readAt, events, places } = await latestFor(country);
      return { readAt: readAt.toISOString(), updates: events.flatMap((event) => toUpdate(event, places, locale)) };
    },
  });
}

/** None for a place that nobody has named. */
function toUpdate({ code, place, towards, occurred_at }: NetworkEventRow, places: ReadonlyMap<string, PlaceRow>, locale: Locale): readonly NetworkUpdate[] {
  const here = places.get(place);
  if (!here) return [];
  const next = towards === null ? undefined : places.get(towards);
  const at = new Date(Math.floor(occurred_at.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
  const name = here.names[locale];
  return [
    {
      code,
      at,
      place: { code: place, name, country: here.country, timeZone: here.time_zone },
      // From one site of a city to another there is nothing to tell.
      towards: next && next.names[locale] !== name ? { code: next.code, name: next.names[locale], country: next.country } : null,
    },
  ];
}
