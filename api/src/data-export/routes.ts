/** The customer's own data as a file. */
import type { FastifyInstance } from 'fastify';
import { downloadMyData } from '@amberlane/contract/calls/data-export';
import type { ApiContext } from '../context.ts';
import type { Limit } from '../limits/limits.ts';
import { serveFile } from '../plugins/file-route.ts';
import { myData } from './my-data.ts';

/** Everything is read anew for each file; nobody needs their data more often. */
const TAKEN: Limit = { name: 'data.account', capacity: 10, periodMs: 3_600_000 };

export function myDataRoutes(app: FastifyInstance, { db, now, limits }: ApiContext): void {
  serveFile(app, downloadMyData, {
    tag: 'Accounts',
    handle: async (_input, { customer: { accountId } }) => {
      await limits.take(TAKEN, accountId);
      const at = now();
      const text = JSON.stringify(await myData(db, accountId, at), null, 2);
      return { bytes: Buffer.from(`${text}\n`), name: `amberlane-my-data-${at.toISOString().slice(0, 10)}.json` };
    },
  });
}
