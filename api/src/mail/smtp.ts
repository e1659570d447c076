/** Mails through a mail server (nodemailer). */
import { createTransport } from 'nodemailer';
import { codeOf } from '../error-code.ts';
import { DeliveryError, type Messenger } from './messenger.ts';

/** A person waits for the answer of the call that sends. */
const PATIENCE_MS = 8_000;

export interface SmtpMessenger extends Messenger {
  close(): void;
}

/** `url` is `smtp://user:password@host:port` or `smtps://…`; `from` the sender. */
export function smtpMessenger(url: string, from: string): SmtpMessenger {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // Text that people typed must never make the mailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, id, unsubscribe }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          ...(id && { messageId: `<${id}@${domainOf(from)}>` }),
          ...(unsubscribe && { headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
        });
      } catch (error) {
        // The server's words name the recipient: they stay out of the error and so out of the log.
        throw new DeliveryError(reasonOf(error));
      }
    },
    close: () => transport.close(),
  };
}

/** `SMTP 550` for a refusal of the server, else nodemailer's own code, such as `ECONNECTION`. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' ? `SMTP ${error.responseCode}` : codeOf(error) || 'SMTP';

/** `Amberlane <no-reply@amberlane.example>` is of `amberlane.example`. */
const domainOf = (sender: string): string => /@([^@>\s]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost';
