/** The generated files of `api/client`, made from a running app. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as addressBook from '@amberlane/contract/calls/address-book';
import { CALLS } from '@amberlane/contract/calls/all-calls';
import * as files from '@amberlane/contract/calls/files';
import { scopeOfCall } from '@amberlane/contract/calls/key-scopes';
import * as orders from '@amberlane/contract/calls/orders';
import * as quotes from '@amberlane/contract/calls/quotes';
import * as rates from '@amberlane/contract/calls/rates';
import * as tracking from '@amberlane/contract/calls/tracking';
import { clientCalls, clientWebhookEvent, type NamedContractCall } from './generate-client.ts';

const CLIENT = path.resolve(import.meta.dirname, '../../client/src');

/** Modules of the contract with calls that keys open. */
const MODULES: readonly Readonly<Record<string, unknown>>[] = [addressBook, files, orders, quotes, rates, tracking];

/** Text of each generated file, by its path. */
export async function clientFiles(app: FastifyInstance): Promise<ReadonlyMap<string, string>> {
  const document: unknown = JSON.parse((await app.inject('/openapi.json')).body);
  return new Map([
    [path.join(CLIENT, 'calls.ts'), clientCalls(document, namedCalls())],
    [path.join(CLIENT, 'webhook-event.ts'), clientWebhookEvent()],
  ]);
}

/** Every call that a key opens, under the name by which its module exports it. Throws for one whose module is not listed. */
function namedCalls(): readonly NamedContractCall[] {
  const exported = MODULES.flatMap((module) => Object.entries(module));
  return CALLS.filter(({ method, path: of }) => scopeOfCall(method, of) !== null).map((call) => {
    const name = exported.find(([, value]) => value === call)?.[0];
    if (name === undefined) throw new Error(`no module of client-files.ts exports ${call.path}`);
    return { name, call };
  });
}
