import { describe, expect, it } from '@jest/globals';
import { relayOf } from './relay.ts';

describe('relay of a day', () => {
  it('goes on in the column of whoever takes over', () => {
    expect(relayOf(['labels', 'pickup', 'door', 'money'])).toEqual([
      { actor: 'you', at: 0, from: 0 },
      { actor: 'we', at: 1, from: 0 },
      { actor: 'buyer', at: 2, from: 1 },
      { actor: 'you', at: 0, from: 2 },
    ]);
  });

  it('refuses a step without anybody', () => {
    expect(() => relayOf(['lunch'])).toThrow('lunch');
  });
});
