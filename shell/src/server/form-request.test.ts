import { describe, expect, it } from '@jest/globals';
import { formRequest } from './form-request.ts';

const request = (fields: Parameters<typeof formRequest>[0], typed: Readonly<Record<string, readonly string[]>>) => formRequest(fields, new Map(Object.entries(typed)));

describe('the body of a call from a plain form', () => {
  it('holds words as they are, and nothing that is not declared', () => {
    expect(request(['name', 'city'], { name: ['Ama'], role: ['admin'] })).toEqual({ name: 'Ama', city: '' });
  });

  it('leaves out what was not chosen', () => {
    expect(request([{ name: 'way', as: 'choice' }, { name: 'type', as: 'choice' }], { way: ['PICKUP'] })).toEqual({ way: 'PICKUP' });
  });

  it('reads numbers and booleans, leaves empty ones out, and passes on what is neither', () => {
    const fields = [{ name: 'volume', as: 'number' }, { name: 'again', as: 'boolean' }] as const;
    expect(request([...fields], { volume: [' 40 '], again: ['false'] })).toEqual({ volume: 40, again: false });
    expect(request([...fields], { volume: ['many'], again: ['perhaps'] })).toEqual({ volume: 'many' });
    expect(request([...fields], { volume: [''], again: [''] })).toEqual({});
  });

  it('keeps what a list holds after an entry that was left empty', () => {
    expect(request([{ name: 'answers', as: 'group' }], { 'answers.order': ['', 'speed', 'price'], 'answers.none': ['', ''] })).toEqual({ answers: { order: ['speed', 'price'] } });
  });

  it('gathers lists and groups', () => {
    const fields = [{ name: 'types', as: 'list' }, { name: 'answers', as: 'group' }] as const;
    const typed = { types: ['A', '', 'B'], 'answers.usage': ['often'], 'answers.why': ['price', 'speed'], 'answers.rate.staff': ['5'], 'answers.rate.site': ['4'], 'answers.none': [''] };
    expect(request([...fields], typed)).toEqual({ types: ['A', 'B'], answers: { usage: 'often', why: ['price', 'speed'], rate: { staff: '5', site: '4' } } });
  });

  it('makes no prototype of a name', () => {
    const { answers } = request([{ name: 'answers', as: 'group' }], { 'answers.__proto__': ['x'], 'answers.__proto__.y': ['x'] });
    expect(Object.getPrototypeOf(answers)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['y']).toBeUndefined();
  });
});
