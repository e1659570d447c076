import { describe, expect, it } from '@jest/globals';
import { settingsFromEnv } from './settings.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    settingsFromEnv(env);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
};

const PORT_SENTENCE = 'must be a port number from 0 to 65535.';

/** Values of each variable that can't be used, and the sentence that refuses them. */
const BROKEN: readonly [variable: string, values: readonly string[], sentence: string][] = [
  ['API_PORT', ['http', '70000', '-1', '80.5', 'NaN'], `API_PORT ${PORT_SENTENCE}`],
  ['PORT', ['http', '70000', '-1', '80.5'], `PORT ${PORT_SENTENCE}`],
  ['STAFF_PORT', ['desk', '70000', '-1'], `STAFF_PORT ${PORT_SENTENCE}`],
  ['DATA_KEY', ['hunter2', 'aHVudGVyMg==', 'A'.repeat(43)], 'DATA_KEY must be 32 bytes in base64, as of: openssl rand -base64 32.'],
  ['DATABASE_URL', ['mysql://u:hunter2@h/d', 'hunter2', '/var/hunter2', 'localhost:5432'], 'DATABASE_URL must be an address like postgres://user@host:5432/database.'],
  ['REDIS_URL', ['http://x:hunter2@y', 'hunter2:6379'], 'REDIS_URL must be an address like redis://host:6379.'],
  ['SMTP_URL', ['http://u:hunter2@mail', 'mail.example:25'], 'SMTP_URL must be an address like smtp://host:587.'],
  ['SMS_WEBHOOK_URL', ['ftp://x', 'gateway'], 'SMS_WEBHOOK_URL must be an address like https://gateway.example/send.'],
  ['MAIL_FROM', ['Amberlane', 'a@b@c', 'Amberlane <no-reply>', 'x\r\nBcc: <a@example.com>'], 'MAIL_FROM must be a sender like Amberlane <no-reply@example.com>.'],
  ['DEMO', ['yes', 'true', '2'], 'DEMO must be 0 or 1.'],
  ['SIMULATOR_SECONDS', ['-1', '1.5', 'often'], 'SIMULATOR_SECONDS must be a whole number, 0 or more.'],
  ['NUMBERS_PER_MINUTE', ['0', '-5', 'many'], 'NUMBERS_PER_MINUTE must be a whole number, 1 or more.'],
  ['PUSHED_PER_SECOND', ['0', 'all'], 'PUSHED_PER_SECOND must be a whole number, 1 or more.'],
  ['SMS_WEBHOOK_SECRET', ['hunter2'], 'SMS_WEBHOOK_SECRET must be 16 characters or more.'],
  ['TRUSTED_PROXIES', ['everyone', '10.0.0.0/33', '10.0.0/8', '::1/129', '1.2.3.4/8/8', '1.2.3.4/x'], 'TRUSTED_PROXIES must be a list of addresses or ranges like 10.0.0.0/8,::1.'],
  ['SITE_ORIGIN', ['amberlane.example', 'https://x/path', 'https://u:hunter2@x', 'ftp://x'], 'SITE_ORIGIN must be an origin like https://example.com, without a path.'],
  ['TURKISH_ORIGIN', ['tr.example', 'https://x/?a=1'], 'TURKISH_ORIGIN must be an origin like https://example.com, without a path.'],
  ['CAPTCHA_FIXED', ['x'.repeat(17)], 'CAPTCHA_FIXED must be 16 characters or fewer.'],
  ['CLAMD_ADDRESS', ['clamav', 'clamav:0', 'clamav:70000', 'tcp://hunter2:3310', ':3310'], 'CLAMD_ADDRESS must be a host and a port like clamav:3310.'],
  ['UPLOAD_SPACE_MB', ['0', '-1', 'much'], 'UPLOAD_SPACE_MB must be a whole number, 1 or more.'],
  ['IMPORT_LEASE_SECONDS', ['0', '1.5', 'long'], 'IMPORT_LEASE_SECONDS must be a whole number, 1 or more.'],
  ['WATCHDOG_SECONDS', ['-1', 'long'], 'WATCHDOG_SECONDS must be a whole number, 0 or more.'],
  ['LOG_LEVEL', ['verbose', 'INFO'], 'LOG_LEVEL must be silent, error, warn, info, debug.'],
];
/** Any text will do for these. */
const FREE = ['HOST', 'STAFF_HOST', 'DATA_DIR'];

describe('settings', () => {
  it('have a default each: an embedded database on this machine, with the demo', () => {
    expect(settingsFromEnv({})).toEqual({
      host: '127.0.0.1', port: 8081, staffPort: null, staffHost: '127.0.0.1', dataDir: '.data', dataKey: null, oldDataKeys: [], databaseUrl: null, demo: true, simulatorSeconds: 60, numbersPerMinute: 1200, pushedPerSecond: 20_000,
      trustedProxies: ['127.0.0.0/8', '::1'], redisUrl: null, smtpUrl: null, mailFrom: 'Amberlane <no-reply@amberlane.example>',
      smsWebhookUrl: null, smsWebhookSecret: null, smsPerRangeAndHour: 50, smsPerCountryAndDay: 2_000, smsPerDay: 10_000, captchaFixed: null, webhooksToLoopback: false, clamdAddress: null, uploadSpaceBytes: 10_240 * 2 ** 20, siteOrigin: 'http://localhost:8080', turkishOrigin: 'http://tr.localhost:8080', logLevel: 'info', watchdogSeconds: 60, importLeaseSeconds: 30,
    });
  });

  it('give the embedded database, which works in the main thread, more time than PostgreSQL, and a debugger all', () => {
    expect(settingsFromEnv({ DATABASE_URL: 'postgres://u@db/amberlane' }).watchdogSeconds).toBe(15);
    expect(settingsFromEnv({ NODE_ENV: 'development' }).watchdogSeconds).toBe(0);
    expect(settingsFromEnv({ NODE_ENV: 'development', WATCHDOG_SECONDS: '3' }).watchdogSeconds).toBe(3);
  });

  it('take an empty variable for a missing one', () => {
    const empty = Object.fromEntries([...BROKEN.map(([variable]) => variable), ...FREE].map((variable) => [variable, '']));
    expect(settingsFromEnv(empty)).toEqual(settingsFromEnv({}));
  });

  it.each(BROKEN.flatMap(([variable, values, sentence]) => values.map((value) => [variable, value, sentence] as const)))('refuse %s=%p with one sentence', (variable, value, sentence) => {
    const said = refusal({ [variable]: value });
    expect(said).toBe(sentence);
    expect(said).not.toContain('hunter2');
  });

  it('name every variable that cannot be used, each in its own sentence', () => {
    const said = refusal({ API_PORT: '70000', DEMO: 'yes', DATABASE_URL: 'mysql://x' });
    expect(said.split(/(?<=\.) /)).toEqual([`API_PORT ${PORT_SENTENCE}`, 'DATABASE_URL must be an address like postgres://user@host:5432/database.', 'DEMO must be 0 or 1.']);
  });

  it('are refused when they contradict each other', () => {
    expect(refusal({ WEBHOOKS_TO_LOOPBACK: '1', DEMO: '0' })).toBe('WEBHOOKS_TO_LOOPBACK must be 0 unless DEMO is 1: customers would reach what listens on this machine.');
    expect(refusal({ CAPTCHA_FIXED: 'abcd', DEMO: '0' })).toBe('CAPTCHA_FIXED must be empty unless DEMO is 1: it opens every captcha.');
    expect(refusal({ SITE_ORIGIN: 'https://a.example', TURKISH_ORIGIN: 'https://A.example/' })).toBe('TURKISH_ORIGIN must differ from SITE_ORIGIN: the host tells the two sites apart.');
  });

  it('keep the staff desk off the ports of readers', () => {
    for (const taken of ['8081', '8080']) expect(refusal({ STAFF_PORT: taken })).toBe('STAFF_PORT must differ from API_PORT and PORT: readers reach those.');
    expect(settingsFromEnv({ STAFF_PORT: '8085', STAFF_HOST: '10.0.0.5', HOST: '0.0.0.0' })).toMatchObject({ staffPort: 8085, staffHost: '10.0.0.5' });
    // What the site listens on does not open the desk.
    expect(settingsFromEnv({ STAFF_PORT: '0', HOST: '0.0.0.0' })).toMatchObject({ staffPort: 0, staffHost: '127.0.0.1' });
  });

  it('take what a deployment sets', () => {
    const given = { DATABASE_URL: 'postgres://u:p@db/amberlane', REDIS_URL: 'rediss://cache:6380', SMTP_URL: 'smtps://u:p@mail', TRUSTED_PROXIES: '172.30.42.0/24, ::1', SITE_ORIGIN: 'https://amberlane.example/', DEMO: '0', HOST: '::', API_PORT: '0' };
    expect(settingsFromEnv(given)).toMatchObject({
      databaseUrl: given.DATABASE_URL, redisUrl: given.REDIS_URL, smtpUrl: given.SMTP_URL, trustedProxies: ['172.30.42.0/24', '::1'],
      siteOrigin: 'https://amberlane.example', demo: false, host: '::', port: 0,
    });
  });
});
