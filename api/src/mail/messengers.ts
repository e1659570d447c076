/** Which door a message takes: the provider of its channel, or the local mailbox where none is set. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { ApiSettings } from '../settings.ts';
import type { Messenger } from './messenger.ts';
import { localMailbox } from './local-mailbox.ts';
import { smsWebhookMessenger } from './sms-webhook.ts';
import { smtpMessenger } from './smtp.ts';

type ProviderSettings = Pick<ApiSettings, 'smtpUrl' | 'mailFrom' | 'smsWebhookUrl' | 'smsWebhookSecret'>;

/** Made once per app; connections to the mail server end with it. */
export function messengerOf(app: FastifyInstance, { smtpUrl, mailFrom, smsWebhookUrl, smsWebhookSecret }: ProviderSettings, db: Kysely<Database>, now: () => Date): Messenger {
  const local = localMailbox(db, now);
  const mail = smtpUrl === null ? null : smtpMessenger(smtpUrl, mailFrom);
  if (mail) app.addHook('onClose', async () => mail.close());
  const sms = smsWebhookUrl === null ? null : smsWebhookMessenger({ url: smsWebhookUrl, secret: smsWebhookSecret, now });
  const doors = { mail: mail ?? local, sms: sms ?? local };
  return { send: (message) => doors[message.channel].send(message) };
}
