/** Sends what followers are owed: at once when somebody asks, and again every few seconds until the mail server takes it. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import type { Message } from '../messages/messenger.ts';
import { inRounds } from '../messages/rounds.ts';
import { tracking } from '../tracking/service.ts';
import { claimLetters, markDropped, markFailed, markSent, type OwedLetter } from './email-queue.ts';
import { alreadyLetter, confirmLetter, letterLinks, newsLetter, type LetterLinks } from './emails.ts';
import { forgetFollowers, giveToken } from './repository.ts';

const ROUND_MS = 15_000;

type Parts = Pick<ApiContext, 'db' | 'now' | 'messenger' | 'settings'>;

export interface FollowMailing {
  /** Tries the letters of this follower, or all that are due. Never rejects: what fails stays in the queue. */
  deliver(followerId?: string): Promise<void>;
}

export function followMailing({ db, now, messenger, settings }: Parts, log: FastifyBaseLogger): FollowMailing {
  const service = tracking(db, now);

  /** null when nobody waits for it any more: stopped, confirmed meanwhile, too late, or the parcel is gone. */
  async function write({ kind, eventId, follower }: OwedLetter, links: LetterLinks): Promise<Message | null> {
    if (kind === 'already') return follower.state === 'following' ? alreadyLetter(follower, links) : null;
    if (kind === 'news' ? follower.state !== 'following' : follower.state === 'following' || follower.confirm_by < now()) return null;
    const { results } = await service.track([follower.waybill_no], follower.locale);
    const [result] = results;
    const waybill = result?.outcome === 'found' ? result.waybill : null;
    if (kind === 'confirm') return confirmLetter(follower, links, waybill?.destination.timeZone ?? 'UTC');
    const event = waybill?.events.find(({ id }) => id === eventId);
    return waybill && event ? newsLetter(follower, links, waybill, event) : null;
  }

  async function deliverOne(letter: OwedLetter): Promise<void> {
    const { id, kind, attempts, follower } = letter;
    try {
      const links = letterLinks(follower, await giveToken(db, follower.id), settings);
      const message = await write(letter, links);
      if (!message) {
        await markDropped(db, letter);
        return;
      }
      await messenger.send({ ...message, id });
    } catch (error) {
      const again = await markFailed(db, letter, now());
      log[again ? 'warn' : 'error']({ err: error, letter: id, kind, attempts }, 'letter to a follower not sent');
      return;
    }
    await markSent(db, letter, now());
  }

  return {
    deliver: async (followerId) => {
      try {
        for (let claimed = await claimLetters(db, now(), followerId); claimed.length > 0; claimed = await claimLetters(db, now(), followerId)) {
          await Promise.all(claimed.map(deliverOne));
        }
      } catch (error) {
        log.error({ err: error }, 'letters to followers can not be looked up');
      }
    },
  };
}

/** Repeats until the app closes, and deletes addresses whose time is over. */
export function deliverFollowLetters(app: FastifyInstance, { deliver }: FollowMailing, { db, now }: Parts): void {
  inRounds(app, ROUND_MS, async () => {
    await deliver();
    await forgetFollowers(db, now()).catch((error: unknown) => app.log.error({ err: error }, 'old followers not deleted'));
  });
}
