/** Two builds on one page carry two versions of the fields: each asks and reads with its own. */
import { expect, it, jest } from '@jest/globals';
import * as core from '@amberlane/core';
import { queryProvinces } from '@amberlane/contract/calls/areas';
import { deleteOrder } from '@amberlane/contract/calls/orders';
import type * as Fields from './field-calls.ts';

const ID = { old: '1'.repeat(64), young: '2'.repeat(64) };

/** The calls of the fields as a build of this name carries them. */
async function fieldsOf(remote: string, build: string, prepare: () => void = () => undefined): Promise<typeof Fields> {
  Object.assign(globalThis, { __webpack_public_path__: `/remotes/${remote}/${build}/client/` });
  let fields: typeof Fields | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@amberlane/core', () => core);
    prepare();
    fields = await import('./field-calls.ts');
  });
  jest.resetModules();
  Reflect.deleteProperty(globalThis, '__webpack_public_path__');
  if (!fields) throw new Error('no fields');
  return fields;
}

it('each version of the fields runs its own calls', async () => {
  const moved = { ...queryProvinces, path: '/v2/provinces', reply: deleteOrder.reply };
  const old = await fieldsOf('mf-old', ID.old);
  const young = await fieldsOf('mf-young', ID.young, () => {
    const index = jest.requireActual<object>('@amberlane/contract/call-index/areas');
    jest.doMock('@amberlane/contract/call-index/areas', () => ({ ...index, queryProvinces: { method: 'GET', path: moved.path, load: () => Promise.resolve(moved) } }));
  });
  const asked: string[] = [];
  const fetch = (url: unknown): Promise<Response> => {
    asked.push(String(url));
    return Promise.resolve(Response.json({ success: true, data: String(url).startsWith('/v2/') ? { id: 'Accra' } : [] }));
  };
  const site = core.createSiteStore({ transport: { baseUrl: '', fetch, market: () => ({ country: 'GH', locale: 'en' }), timeoutMs: 1_000, retryDelay: () => null } });
  const request = { countryCode: 'GH' } as const;
  const answers = [await site.dispatch(old.fieldCalls.endpoints.provinces.initiate(request)), await site.dispatch(young.fieldCalls.endpoints.provinces.initiate(request))];
  expect(asked).toEqual(['/oms/province/GH/queryList', '/v2/provinces?countryCode=GH']);
  expect(answers.map(({ data }) => data)).toEqual([[], { id: 'Accra' }]);
});
