/**
 * Sends one file in parts, one after the other. A part that does not get through is sent again, and when the device is
 * offline the sending waits; what has arrived is not sent twice, not even after a failure and another try.
 */
import type { CallFailure, ReplyOf, RequestOf } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import type { finishUpload, sendUploadPart, startUpload } from '@amberlane/contract/call-index/uploads';
import type { AttachedFile } from './attached-file.ts';
import type { Connection } from './connection.ts';
import { readPart } from './read-part.ts';

/** The calls; each rejects with a {@link CallFailure}. */
export interface UploadSteps {
  readonly start: (request: RequestOf<typeof startUpload>) => Promise<ReplyOf<typeof startUpload>>;
  readonly part: (request: RequestOf<typeof sendUploadPart>) => Promise<unknown>;
  readonly finish: (request: RequestOf<typeof finishUpload>) => Promise<ReplyOf<typeof finishUpload>>;
}

/** How far a file has come, so that another try goes on there. */
export interface Begun {
  id: string;
  partBytes: number;
  expiresAt: string;
  /** Bytes that have arrived. */
  sent: number;
}

interface Sending {
  readonly steps: UploadSteps;
  readonly connection: Connection;
  readonly signal: AbortSignal;
  /** null for a file that has not begun. */
  readonly begun: Begun | null;
  readonly onBegun: (begun: Begun | null) => void;
  readonly onProgress: (progress: { readonly sent: number; readonly isOffline: boolean; readonly isChecking: boolean }) => void;
}

/** Pauses before tries of one call, ms. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];

/** A file was removed while it was on its way. */
export class Aborted extends Error {}

export const isCallFailure = (error: unknown): error is CallFailure => typeof error === 'object' && error !== null && 'code' in error && 'status' in error && 'fields' in error;

/** No answer, or none of ours: the next try may get through. An API that can't check a file for viruses says so at once. */
const isPassing = (error: unknown): boolean =>
  isCallFailure(error) && error.code !== ERROR.UPLOAD_NOT_CHECKED && (error.status === null || error.status >= 500 || error.code === ERROR.CONFLICT);

/** Rejects with a {@link CallFailure}, `Unreadable`, or `Aborted`. */
export async function sendFile(file: File, sending: Sending): Promise<AttachedFile> {
  try {
    return await sendOnce(file, sending);
  } catch (error) {
    if (sending.begun === null || !isCallFailure(error) || error.code !== ERROR.UPLOAD_GONE) throw error;
    // What was begun long ago is there no more.
    sending.onBegun(null);
    return sendOnce(file, { ...sending, begun: null });
  }
}

async function sendOnce(file: File, sending: Sending): Promise<AttachedFile> {
  const { steps, onBegun, onProgress } = sending;
  let sent = sending.begun?.sent ?? 0;
  const tell = (isOffline: boolean, isChecking = false): void => onProgress({ sent, isOffline, isChecking });
  const insist = <T>(call: () => Promise<T>, isChecking = false): Promise<T> => insistOn(call, sending, (isOffline) => tell(isOffline, isChecking));
  tell(false);
  const begun = sending.begun ?? { ...(await insist(() => steps.start({ name: file.name.slice(-400), bytes: file.size }))), sent };
  onBegun(begun);
  while (sent < file.size) {
    const end = Math.min(file.size, sent + begun.partBytes);
    const content = await readPart(file, sent, end);
    const part = sent / begun.partBytes;
    await insist(() => steps.part({ id: begun.id, part, content }));
    sent = end;
    onBegun({ ...begun, sent });
    tell(false);
  }
  tell(false, true);
  const { id, name, bytes } = await insist(() => steps.finish({ id: begun.id }), true);
  return { id, name, bytes, expiresAt: begun.expiresAt };
}

/** Tries again what can still go well. Time without a network does not count. */
async function insistOn<T>(call: () => Promise<T>, { connection, signal }: Sending, onWait: (isOffline: boolean) => void): Promise<T> {
  for (let tries = 0; ; ) {
    if (!connection.isOnline()) {
      onWait(true);
      await connection.untilOnline(signal);
      if (!signal.aborted) onWait(false);
    }
    refuseAborted(signal);
    try {
      const answer = await call();
      refuseAborted(signal);
      return answer;
    } catch (error) {
      refuseAborted(signal);
      if (!isPassing(error)) throw error;
      if (!connection.isOnline()) continue;
      const pause = PAUSES_MS[tries];
      if (pause === undefined) throw error;
      tries += 1;
      await connection.rest(pause, signal);
    }
  }
}

function refuseAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new Aborted();
}
