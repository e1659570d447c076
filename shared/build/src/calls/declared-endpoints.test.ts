import { describe, expect, it } from '@jest/globals';
import { parse } from 'acorn';
import { declaredEndpoints } from './declared-endpoints.ts';

const read = (source: string) => declaredEndpoints(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }));

describe('the endpoints of a module', () => {
  it('are named wherever it injects them', () => {
    const source = `
      export const prices = remoteApi('mf-x').injectEndpoints({ endpoints: (build) => ({ price: build.query({}), 'lane': build.mutation({}) }) });
      export const more = prices.injectEndpoints({ endpoints: (build) => ({ cities: build.query({ query: () => callTo(x, {}) }) }) });`;
    expect(read(source)).toEqual({ names: ['price', 'lane', 'cities'], faults: [] });
  });

  it('are none in a module without them', () => expect(read('export const endpoints = { price: 1 };')).toEqual({ names: [], faults: [] }));

  it.each([
    ['spread', '({ ...others })'],
    ['made by a function', 'others(build)'],
    ['named at run time', '({ [name]: build.query({}) })'],
  ])('planted: %s, they are refused', (_how, body) => {
    const { faults } = read(`api.injectEndpoints({ endpoints: (build) => ${body} });`);
    expect(faults).toHaveLength(1);
  });
});
