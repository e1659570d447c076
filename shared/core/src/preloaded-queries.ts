/**
 * Answers on their way from the server to the browser. RTK Query marks each with a random id and the time, which would
 * make every rendering of a page another document: the same answers are written the same, and marked when they are taken over.
 */

type Query = Readonly<Record<string, unknown>>;

/** Facts of RTK Query by cache key. */
type PreloadedQueries = Readonly<Record<string, unknown>>;

/** Which call brought an answer of the server: no call of the browser has this id. */
const SERVER_CALL = 'server';

/** In the order of their keys: which answer comes first is chance. */
export const plainQueries = (queries: Readonly<Record<string, Query | undefined>>): PreloadedQueries =>
  Object.fromEntries(
    Object.entries(queries)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([key, query]) => {
        if (!query) return [];
        const { requestId: _id, startedTimeStamp: _started, fulfilledTimeStamp: _fulfilled, ...facts } = query;
        return [[key, facts]];
      }),
  );

/** `now`: milliseconds since 1970. An answer is as old as the page in the browser, so that nothing is asked again at once. */
export const adoptQueries = (queries: PreloadedQueries, now: number): PreloadedQueries =>
  Object.fromEntries(
    Object.entries(queries).map(([key, query]) => {
      const facts = query as Query;
      return [key, { ...facts, requestId: SERVER_CALL, startedTimeStamp: now, ...(facts['status'] === 'fulfilled' && { fulfilledTimeStamp: now }) }];
    }),
  );
