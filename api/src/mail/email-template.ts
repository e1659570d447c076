/**
 * A kind of email that goes through the outbox. The outbox stores what the email is about, never its text: it is
 * written when it is sent, so a token in it is never stored in clear and news that nobody waits for any more are not sent.
 */
import type { z } from 'zod';
import type { ApiContext } from '../context.ts';
import type { Message } from './messenger.ts';

/** What writing an email may read. */
export type EmailContext = Pick<ApiContext, 'db' | 'now' | 'settings'>;

/** A row of the outbox before it is stored. */
export interface NewEmail {
  readonly kind: string;
  /** Id of what the email is about: a lead, an order, a subscription, an account. */
  readonly regarding: string;
  /** Address or phone, when it can't be looked up later; else null. */
  readonly recipient: string | null;
  /** JSON. */
  readonly params: string;
}

/** A row of the outbox when its turn has come. */
export interface QueuedEmail<Params = unknown> {
  readonly id: string;
  readonly kind: string;
  readonly regarding: string;
  readonly recipient: string | null;
  readonly params: Params;
  /** Counts this attempt: 1 at the first. */
  readonly attempts: number;
}

interface Definition<Params extends z.ZodType> {
  /** Stored: an old row must find its template. */
  readonly kind: string;
  readonly params: Params;
  /** null when nobody waits for it any more. */
  write(email: QueuedEmail<z.output<Params>>, context: EmailContext): Promise<Message | null>;
}

/** What the worker knows of a template. */
export interface EmailWriter {
  readonly kind: string;
  write(email: QueuedEmail, context: EmailContext): Promise<Message | null>;
}

export interface EmailTemplate<Params> extends EmailWriter {
  /** An email of this kind, to be handed to `queueEmails`. */
  about(regarding: string, params: Params, recipient?: string): NewEmail;
}

/** `const orderConfirmation = emailTemplate({ kind: 'order.confirmation', params: z.object({}), write })`. */
export const emailTemplate = <Params extends z.ZodType>({ kind, params, write }: Definition<Params>): EmailTemplate<z.input<Params>> => ({
  kind,
  about: (regarding, given, recipient) => ({ kind, regarding, recipient: recipient ?? null, params: JSON.stringify(given) }),
  write: async (email, context) => write({ ...email, params: params.parse(email.params) }, context),
});
