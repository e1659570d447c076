/** Sends what leads owe: at once when a lead arrives, and again every minute until the mail server takes it. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { inRounds } from '../messages/rounds.ts';
import { countryOffice } from './office.ts';
import { letterToOffice, letterToSender } from './emails.ts';
import { claimMails, markFailed, markSent, type OwedMail } from './mail-queue.ts';
import { forgetOldLeads } from './repository.ts';

const ROUND_MS = 60_000;

type Parts = Pick<ApiContext, 'db' | 'now' | 'messenger'>;

export interface Mailing {
  /** Tries the mails of this lead, or whatever is due. Never rejects: what fails stays in the queue. */
  deliver(leadId?: string): Promise<void>;
}

export function mailing({ db, now, messenger }: Parts, log: FastifyBaseLogger): Mailing {
  async function deliverOne(mail: OwedMail): Promise<void> {
    try {
      const office = await countryOffice(db, mail.lead.country);
      await messenger.send(mail.addressee === 'sender' ? letterToSender(mail.lead, office) : await letterToOffice(db, mail.lead, office));
    } catch (error) {
      const again = await markFailed(db, mail, now());
      log[again ? 'warn' : 'error']({ err: error, lead: mail.lead.id, addressee: mail.addressee, attempts: mail.attempts }, 'mail of a lead not sent');
      return;
    }
    await markSent(db, mail, now());
  }

  return {
    deliver: async (leadId) => {
      try {
        for (const mail of await claimMails(db, now(), leadId)) await deliverOne(mail);
      } catch (error) {
        log.error({ err: error }, 'mails of leads can not be looked up');
      }
    },
  };
}

/** Repeats both until the app closes. */
export function deliverRegularly(app: FastifyInstance, { deliver }: Mailing, { db, now }: Parts): void {
  inRounds(app, ROUND_MS, async () => {
    await deliver();
    await forgetOldLeads(db, now()).catch((error: unknown) => app.log.error({ err: error }, 'old leads not deleted'));
  });
}
