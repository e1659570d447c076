/** Where a reader goes who may not enter a page: the HTTP side of `admission.ts`. */
import type { FastifyReply } from 'fastify';
import { placeSegment, type Place } from '@amberlane/contract';
import type { Admission } from '../site/admission.ts';
import { returnOf, signInHref } from '../site/return-address.ts';
import { endedSession } from './session-cookies.ts';

export interface WayOut {
  readonly location: string;
  /** What is left of a session whose token is gone goes too (spec §2). */
  readonly endsSession: boolean;
}

/** null for who may enter, and for the error page, which is shown where it stands. Pure. */
export function wayOut(admission: Admission, place: Place, path: string, search: string): WayOut | null {
  switch (admission.kind) {
    case 'signIn':
      return { location: signInHref(place, `/${placeSegment(place)}/${path}${search}`), endsSession: true };
    case 'goBack':
      return { location: returnOf(place, search), endsSession: false };
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
