import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { lostFileCode } from './lost-file.ts';

const lost = (type: string) => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type });

describe('an error', () => {
  it('of a file that did not arrive is a network error', () => expect(lostFileCode(lost('error'))).toBe(ERROR.NETWORK));
  it('of a file that took too long is a timeout', () => expect(lostFileCode(lost('timeout'))).toBe(ERROR.TIMEOUT));
  it.each([new TypeError('x is not a function'), 'ChunkLoadError', null])('of another kind is neither: %s', (error) => expect(lostFileCode(error)).toBeNull());
});
