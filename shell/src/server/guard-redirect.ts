/** Where a reader goes who may not enter a page: the HTTP side of `admission.ts`. */
import type { FastifyReply } from 'fastify';
import { marketSegment, type Market } from '@amberlane/contract/site';
import type { Admission } from '../site/route-guards.ts';
import { returnOf, signInHref } from '../site/return-address.ts';
import { endedSession } from './session-cookies.ts';

export interface WayOut {
  readonly location: string;
  /** What is left of a session whose token is gone goes too (spec §2). */
  readonly endsSession: boolean;
}

/** null for who may enter, and for the error page, which is shown where it stands. Pure. */
export function wayOut(admission: Admission, market: Market, path: string, search: string): WayOut | null {
  switch (admission.kind) {
    case 'signIn':
      return { location: signInHref(market, `/${marketSegment(market)}/${path}${search}`), endsSession: true };
    case 'goBack':
      return { location: returnOf(market, search), endsSession: false };
    case 'root':
      return { location: '/', endsSession: false };
    case 'enter':
    case 'unknownGuard':
      return null;
  }
}

/** Kept by nobody: it hangs on the reader's cookies. */
export function sendOut(reply: FastifyReply, { location, endsSession }: WayOut, secure: boolean): FastifyReply {
  if (endsSession) reply.header('set-cookie', endedSession(secure));
  return reply.code(302).headers({ location, 'cache-control': 'no-store', vary: 'Cookie' }).send();
}
