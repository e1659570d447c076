/** Which door a message takes: the provider of its channel, or where none is set the local mailbox of the demo. Outside the demo such a message is refused. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { ApiSettings } from '../settings.ts';
import { DeliveryError, type Messenger } from './messenger.ts';
import { localMailbox } from './local-mailbox.ts';
import { smsWebhookMessenger } from './sms-webhook.ts';
import { smtpMessenger } from './smtp.ts';

type ProviderSettings = Pick<ApiSettings, 'demo' | 'smtpUrl' | 'mailFrom' | 'smsWebhookUrl' | 'smsWebhookSecret'>;

/** Made once per app; connections to the mail server end with it. */
export function messengerOf(app: FastifyInstance, { demo, smtpUrl, mailFrom, smsWebhookUrl, smsWebhookSecret }: ProviderSettings, db: Kysely<Database>, now: () => Date): Messenger {
  const local = demo ? localMailbox(db, now) : nowhere;
  const mail = smtpUrl === null ? null : smtpMessenger(smtpUrl, mailFrom);
  if (mail) app.addHook('onClose', async () => mail.close());
  const sms = smsWebhookUrl === null ? null : smsWebhookMessenger({ url: smsWebhookUrl, secret: smsWebhookSecret, now });
  if (!demo && !mail) app.log.warn({ setting: 'SMTP_URL' }, 'no provider of mail is set: mails are refused');
  if (!demo && !sms) app.log.warn({ setting: 'SMS_WEBHOOK_URL' }, 'no provider of text messages is set: text messages are refused');
  const doors = { mail: mail ?? local, sms: sms ?? local };
  return { send: (message) => doors[message.channel].send(message) };
}

/** Nobody would read it, and codes must not lie anywhere in the clear. */
const nowhere: Messenger = {
  send: () => Promise.reject(new DeliveryError('no provider')),
};

/** Whether text messages leave at all. */
export const sendsTextMessages = ({ demo, smsWebhookUrl }: Pick<ApiSettings, 'demo' | 'smsWebhookUrl'>): boolean => demo || smsWebhookUrl !== null;
