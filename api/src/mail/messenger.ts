/** Mail and text messages: what is sent, and the door through which it leaves. */
import { ERROR } from '@amberlane/contract/calls';
import { ApiError } from '../api-error.ts';

export interface Message {
  readonly channel: 'mail' | 'sms';
  /** Mail address, or phone in E.164. */
  readonly to: string;
  /** '' for a text message. */
  readonly subject: string;
  readonly text: string;
  /** The code inside the text, for the demo's mailbox. */
  readonly code?: string;
  /** Names an email that may be sent twice when a process dies in between: both have one Message-ID. */
  readonly id?: string;
  /** Address to which a mail program posts when its reader wants no more such emails (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface Messenger {
  /** Resolves when the provider took the message; throws {@link DeliveryError} when it did not. */
  send(message: Message): Promise<void>;
}

/** The provider did not take a message. */
export class DeliveryError extends ApiError {
  /** `SMTP 550`, `ECONNREFUSED`, `HTTP 500`: for operators, without the provider's words, which may name the recipient. */
  readonly reason: string;

  constructor(reason: string) {
    super(ERROR.DELIVERY_FAILED);
    this.reason = reason;
  }
}

/** Tells of every message by its channel, and whether it was taken. */
export const countingMessenger = (messenger: Messenger, count: (channel: Message['channel'], result: 'sent' | 'failed') => void): Messenger => ({
  send: async (message) => {
    try {
      await messenger.send(message);
    } catch (error) {
      count(message.channel, 'failed');
      throw error;
    }
    count(message.channel, 'sent');
  },
});

/** Why a message was not sent, without personal data. */
export const failureReason = (error: unknown): string => (error instanceof DeliveryError ? error.reason : error instanceof Error ? error.name : 'unknown');
