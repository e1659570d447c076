/** Demo data at the start, then the simulator at its interval until it is stopped. */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { lastRemittance, remit } from '../cod/remittances.ts';
import { seedDemo } from './seed.ts';
import { tick } from './simulator.ts';

export interface DemoSettings {
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Between two steps of the simulator; 0 takes none after the start. */
  readonly seconds: number;
}

/** A parcel has at most some twenty steps: so many ticks bring a database that slept up to date. */
const CATCH_UP_TICKS = 30;

export async function runDemo(db: Kysely<Database>, { now, log, seconds }: DemoSettings): Promise<{ stop(): Promise<void> }> {
  await seedDemo(db, now());
  for (let ticks = 0; ticks < CATCH_UP_TICKS; ticks += 1) {
    if ((await tick(db, now(), randomUUID())) <= 2) break;
  }
  let running: Promise<void> = Promise.resolve();
  /** The demo pays what it collected by itself, once a week; a company's own bank does elsewhere. */
  let paidAt = lastRemittance(now()).getTime();
  const pay = async (): Promise<void> => {
    const due = lastRemittance(now()).getTime();
    if (due === paidAt) return;
    await remit(db, now());
    paidAt = due;
  };
  const step = (): void => {
    running = tick(db, now(), randomUUID()).then(async (events) => {
      await pay();
      return events;
    }).then(
      (events) => log.debug({ events }, 'parcels moved'),
      // The site does not depend on it: the next tick tries again.
      (error: unknown) => log.warn({ err: error }, 'parcel simulator failed'),
    );
  };
  const timer = seconds > 0 ? setInterval(step, seconds * 1000) : null;
  return {
    stop: () => {
      if (timer) clearInterval(timer);
      return running;
    },
  };
}
