/** The call index in the repository is what the modules of the contract declare. */
import { describe, expect, it } from '@jest/globals';
import { callIndexFiles, staleFiles } from '../call-index/call-index-files.ts';
import { readCallIndex, readCallModules } from '../call-index/contract-files.ts';

const getPoint = { method: 'GET', path: '/v1/point/{code}', summary: 'A point.', request: {}, reply: {} };
const points = { getPoint, POINT_KINDS: ['locker'] };
const files = callIndexFiles(new Map([['service-points', points]]));

describe('the call index', () => {
  it('is up to date; `npm run call-index` writes it', async () => {
    expect(staleFiles(callIndexFiles(await readCallModules()), readCallIndex())).toEqual([]);
  });

  it('names method and path of a call, and imports its schemas on use', () => {
    expect(files.get('call-index/service-points.ts')).toContain(
      "export const getPoint: NamedCall<typeof calls.getPoint> = { method: 'GET', path: '/v1/point/{code}', load: async () => (await contract()).getPoint };",
    );
  });

  it('lists files apart, and names no call that is answered with bytes', () => {
    const withFile = callIndexFiles(new Map([['files', { viewFile: { method: 'GET', path: '/file', summary: 'A file.', contentType: 'application/pdf' } }]]));
    expect([...withFile.keys()]).toEqual(['calls/all-calls.ts']);
    expect(withFile.get('calls/all-calls.ts')).toContain('FILE_CALLS: readonly FileCall[] = [\n  files.viewFile,\n]');
  });

  it('planted: a changed path, a forgotten call and a module that is gone are stale', () => {
    const moved = callIndexFiles(new Map([['service-points', { getPoint: { ...getPoint, path: '/v2/point/{code}' } }]]));
    expect(staleFiles(moved, files)).toEqual(['call-index/service-points.ts']);
    const more = callIndexFiles(new Map([['service-points', { ...points, listPoints: { ...getPoint, path: '/v1/points' } }]]));
    expect(staleFiles(more, files)).toEqual(['call-index/service-points.ts', 'calls/all-calls.ts']);
    expect(staleFiles(callIndexFiles(new Map()), files)).toEqual(['call-index/service-points.ts', 'calls/all-calls.ts']);
  });
});
