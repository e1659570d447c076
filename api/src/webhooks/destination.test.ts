import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from '@jest/globals';
import { guardedLookup, isPublicAddress, isReachable, RefusedAddress } from './destination.ts';

const resolvingTo =
  (...addresses: string[]) =>
  (_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
    done(null, addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

describe('public addresses', () => {
  it.each([
    '0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.168.1.1', '198.18.0.1', '224.0.0.1',
    '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1', '2001:db8::1', '2001::1', '2002:7f00:1::', 'localhost', '',
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.0.1.1', '2606:4700::1111', '2a00:1450::1'])('%s is one', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('an endpoint', () => {
  const strict = { loopback: false };
  it.each([
    'https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://169.254.169.254/latest/meta-data', 'https://10.1.2.3:8443/x', 'http://8.8.8.8/', 'ftp://8.8.8.8/', 'nonsense',
  ])('can not be %s', async (address) => expect(await isReachable(address, strict)).toBe(false));
  it('can be a public address by https', async () => expect(await isReachable('https://8.8.8.8/hook', strict)).toBe(true));

  it.each([
    [['93.184.215.14'], true],
    [['127.0.0.1'], false],
    [['93.184.215.14', '10.0.0.1'], false],
    [['fd00::1'], false],
    [[], false],
  ])('is judged by all that its name resolves to: %j', async (addresses, allowed) => {
    expect(await isReachable('https://shop.example.com/', { loopback: false, resolve: resolvingTo(...addresses) })).toBe(allowed);
  });

  it('in development may be this machine by http, and no other of the network', async () => {
    const rules = { loopback: true };
    expect(await Promise.all(['http://127.0.0.1:9000/', 'http://[::1]:9000/', 'http://10.0.0.1/', 'http://8.8.8.8/', 'https://192.168.0.1/', 'https://8.8.8.8/'].map((address) => isReachable(address, rules)))).toEqual([true, true, false, false, false, true]);
  });

  it('is judged anew at each connection: a name that changes its address leads nowhere', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1']];
    const rules = { loopback: false, resolve: (name: string, options: object, done: (error: null, found: LookupAddress[]) => void) => resolvingTo(...(answers.shift() ?? []))(name, options, done) };
    expect(await isReachable('https://rebinding.example.com/', rules)).toBe(true);
    const error = await new Promise((resolve) => guardedLookup(new URL('https://rebinding.example.com/'), rules)('rebinding.example.com', {}, resolve));
    expect(error).toBeInstanceOf(RefusedAddress);
  });
});
