import { expect, it } from '@jest/globals';
import { answeringFetch, type AskedCall } from './test-transport.ts';

const SHARE = '/v1/api/track/share';
const TOKEN = { token: 'f'.repeat(32), expiresAt: '2026-11-27T10:15:00.000Z' };

async function ask(path: string, body: object): Promise<{ faults: string[]; asked: AskedCall[] }> {
  const faults: string[] = [];
  const asked: AskedCall[] = [];
  const fetching = answeringFetch({ own: null, answer: () => TOKEN, mockApi: null, asked, onFault: (fault) => faults.push(fault) });
  await fetching(path, { method: 'POST', body: JSON.stringify(body) });
  return { faults, asked };
}

it('lets a call of the contract pass', async () => {
  const { faults, asked } = await ask(SHARE, { waybillNo: 'GH520938177409' });
  expect(faults).toEqual([]);
  expect(asked).toEqual([{ method: 'POST', path: SHARE, url: SHARE, request: { waybillNo: 'GH520938177409' } }]);
});

it('tells of a request that the contract does not allow', async () => {
  expect((await ask(SHARE, {})).faults).toEqual([expect.stringContaining(`POST ${SHARE} was asked with a wrong waybillNo`)]);
});

it('tells of a call that is not in the contract', async () => {
  expect((await ask('/v1/api/nothing', {})).faults).toEqual([expect.stringContaining('is not in the contract'), expect.stringContaining('is not in the contract')]);
});
