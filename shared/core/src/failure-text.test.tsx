import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { failureMessageId, FailureText } from './failure-text.tsx';

describe('a failed call', () => {
  it('speaks with the sentence of the API when there is one', () => {
    expect(FailureText({ failure: { code: ERROR.TRACKING_FAILED, message: 'No such waybill.' } })).toBe('No such waybill.');
  });

  it.each([
    [ERROR.NETWORK, 'shell.failure.network'],
    [ERROR.TIMEOUT, 'shell.failure.timeout'],
    [ERROR.SERVICE, 'shell.failure.service'],
    [ERROR.GARBLED, 'shell.failure.service'],
  ])('of the code %i without an answer has a sentence of the site', (code, id) => {
    expect(failureMessageId({ code })).toBe(id);
  });
});
