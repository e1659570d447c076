/** Forms to the company: their addresses, an application, and what they leave behind. */
import { saveFranchiseApplication } from '@amberlane/contract/calls/leads';
import { FRANCHISE_EXAMPLE } from '../leads/examples.ts';
import type { TestApi } from './test-api.ts';

let count = 0;
/** An address that no other test of the file has used up. */
export const someone = (): string => `someone${(count += 1)}@example.com`;

/** A franchise application that can be taken, but for `changes`. */
export const apply = (api: TestApi, changes: object = {}, options: Parameters<TestApi['ask']>[2] = {}) =>
  api.ask(saveFranchiseApplication, { ...FRANCHISE_EXAMPLE.request, email: someone(), ...changes }, options);

export const leadOf = (api: TestApi, reference: string) => api.database.db.selectFrom('lead').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();

/** Emails that name it, those to the office and to the sender. */
export const mailsAbout = async (api: TestApi, reference: string) => (await api.outbox()).filter(({ subject }) => subject.includes(reference));
