/** What the page of a link is asked, in its address: the token, and what came of a form that went there without JavaScript. */

/** Path under `/{lang}`; emails lead here. */
const UNDO = 'user-opt/undo';

interface UndoAddress {
  readonly token: string;
  readonly sent: boolean;
  /** Code of the refusal; null for none. */
  readonly fault: number | null;
}

/** No token of ours is longer; nothing longer is asked about. */
const LONGEST_TOKEN = 128;

export function readUndoAddress(search: URLSearchParams): UndoAddress {
  const fault = /^\d{7}$/.exec(search.get('fault') ?? '')?.[0];
  return { token: (search.get('token') ?? '').slice(0, LONGEST_TOKEN), sent: search.has('sent'), fault: fault === undefined ? null : Number(fault) };
}

export const undoPath = (token: string): string => `${UNDO}?token=${encodeURIComponent(token)}`;
