/**
 * Undoing a change to how an account is opened, by the link of the email that told of it (house rule). Looking at the link
 * changes nothing: programs that look for viruses open links too.
 */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { line } from '../domain/text.ts';

/** A password that was set or changed, a sign-in address that was added or changed, an authenticator app that was switched on. */
export const UNDO_CHANGES = ['password', 'contact', 'secondFactor'] as const;
export type UndoChange = (typeof UNDO_CHANGES)[number];

const link = z.object({ token: line(128) });

export const queryUndo = defineCall({
  method: 'POST',
  path: '/v1/api/user/queryUndo',
  summary: 'What the link of an email would undo, and until when.',
  request: () => link,
  reply: () => z.object({ change: z.enum(UNDO_CHANGES), changedAt: z.iso.datetime(), until: z.iso.datetime() }),
});

export const undoChange = defineCall({
  method: 'POST',
  path: '/v1/api/user/undoChange',
  summary: 'Undoes the change and every later one to password, sign-in addresses and authenticator app, takes away payout accounts that were set since, and ends all sessions. Works once.',
  request: () => link,
  reply: () => z.object({ change: z.enum(UNDO_CHANGES) }),
});
