/** Mail and text messages: what is sent, and the door through which it leaves. */

export interface Message {
  readonly channel: 'mail' | 'sms';
  /** Mail address, or phone in E.164. */
  readonly to: string;
  /** '' for a text message. */
  readonly subject: string;
  readonly text: string;
  /** The code inside the text, for the demo's outbox. */
  readonly code?: string;
  /** Names a letter that may be sent twice when a process dies in between: who gets both keeps one. */
  readonly id?: string;
  /** Address to which a mail program posts when its reader wants no more such letters (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface Messenger {
  /** Resolves when the provider took the message; throws {@link ApiError} DELIVERY_FAILED when it did not. */
  send(message: Message): Promise<void>;
}
