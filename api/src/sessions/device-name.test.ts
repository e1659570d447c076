import { describe, expect, it } from '@jest/globals';
import { deviceOf, deviceWords } from './device-name.ts';
import { maskedNetwork, originOf } from './session-origin.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

describe('device of a session', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1', 'Safari', 'iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'macOS'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/130.0.0.0`, 'Microsoft Edge', 'Windows'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome', 'ChromeOS'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, 'Chrome', 'Linux'],
  ])('of %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it.each(['', 'evil.example/1.0', 'Call +233 23 000 0000 now', '<b>x</b>'])('names nothing that %p says of itself', (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser: null, system: null });
    expect(deviceWords(deviceOf(userAgent))).toBe('');
  });
});

describe('origin of a session', () => {
  it.each([
    ['102.176.4.9', '102.176.*.*'],
    ['::ffff:102.176.4.9', '102.176.*.*'],
    ['2a00:1450:4009:81f::200e', '2a00:1450:*'],
    ['::1', '0:0:*'],
    ['no address', ''],
  ])('tells of %s only %s', (address, network) => {
    expect(maskedNetwork(address)).toBe(network);
  });

  it('keeps 256 characters that can be shown', () => {
    expect(originOf({ ip: '102.176.4.9', headers: { 'user-agent': `\u00e9\t${'x'.repeat(400)}` } })).toEqual({ userAgent: 'x'.repeat(256), network: '102.176.*.*' });
  });
});
