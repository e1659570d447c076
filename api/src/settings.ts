/** Settings of the API, read from the environment once at the start. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { isKey } from './second-factor/secret-box.ts';

export interface ApiSettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Where staff work, on no public address; null for nowhere. 0 takes any free port. */
  readonly staffPort: number | null;
  readonly staffHost: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Encrypts what has to be read again, 32 bytes in base64; null makes a key in `dataDir` when it is first needed. */
  readonly dataKey: string | null;
  /** Keys that `dataKey` replaced: they still open what they encrypted. */
  readonly oldDataKeys: readonly string[];
  /** PostgreSQL; null means the embedded database. */
  readonly databaseUrl: string | null;
  /** Demo waybills and the parcel simulator. */
  readonly demo: boolean;
  /** Seconds between two steps of the simulator; 0 stops it. */
  readonly simulatorSeconds: number;
  /** Waybill numbers that one address may ask for in a minute; any other call counts as one, or as what its route declares. */
  readonly numbersPerMinute: number;
  /** Tracking events that one API key may push in a second, over ten seconds. */
  readonly pushedPerSecond: number;
  /** Addresses or CIDR ranges whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Redis for limits that several processes share; null keeps them in the process. */
  readonly redisUrl: string | null;
  /** Mail server; null puts emails into the local mailbox. */
  readonly smtpUrl: string | null;
  /** Sender of mails. */
  readonly mailFrom: string;
  /** Gateway of text messages; null puts them into the local mailbox. */
  readonly smsWebhookUrl: string | null;
  /** Signs what the gateway gets; null leaves it unsigned. */
  readonly smsWebhookSecret: string | null;
  /** Text messages with a code for one range of addresses (a /24, of IPv6 a /48) in an hour. */
  readonly smsPerRangeAndHour: number;
  /** The same to one country, and in all, in 24 hours. */
  readonly smsPerCountryAndDay: number;
  readonly smsPerDay: number;
  /** The answer of every captcha, for automated tests; only in the demo. */
  readonly captchaFixed: string | null;
  /** Webhooks may go to this machine too, and by http: for development; only in the demo. */
  readonly webhooksToLoopback: boolean;
  /** Origins of the site, for links in messages and on labels; never taken from a request. */
  readonly siteOrigin: string;
  readonly turkishOrigin: string;
  /** Virus scanner (clamd) for attached files; null leaves them to the checks of this process. */
  readonly clamdAddress: { readonly host: string; readonly port: number } | null;
  /** Bytes of attached files that wait for a form, of all readers together. */
  readonly uploadSpaceBytes: number;
  /** Seconds after which another process may take the row of an order import that one has begun. */
  readonly importLeaseSeconds: number;
  /** Seconds for which the event loop may stand still before the process ends itself; 0 never ends it. */
  readonly watchdogSeconds: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** What a value must be, after the name of its variable: `API_PORT must be a port number from 0 to 65535`. */
const must = (be: string) => ({ error: `must be ${be}` });

const port = z.coerce.number(must('a port number from 0 to 65535')).int(must('a port number from 0 to 65535')).min(0, must('a port number from 0 to 65535')).max(65_535, must('a port number from 0 to 65535'));
const whole = (least: number) => z.coerce.number(must(`a whole number, ${least} or more`)).int(must(`a whole number, ${least} or more`)).min(least, must(`a whole number, ${least} or more`));

const address = (schemes: readonly string[], like: string) =>
  z.string().refine((text) => schemes.includes(URL.parse(text)?.protocol.slice(0, -1) ?? ''), must(`an address like ${like}`));

/** Scheme and host alone: a link is made by adding a path to it. */
const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
  context.addIssue({ code: 'custom', message: 'must be an origin like https://example.com, without a path' });
  return z.NEVER;
});

const addressRanges = z
  .string()
  .transform((list) => list.split(',').map((range) => range.trim()).filter(Boolean))
  .refine((ranges) => ranges.every(isAddressRange), must('a list of addresses or ranges like 10.0.0.0/8,::1'));

function isAddressRange(range: string): boolean {
  const [ip = '', bits, ...rest] = range.split('/');
  const family = isIP(ip);
  const most = family === 4 ? 32 : 128;
  return family !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

const hostAndPort = z
  .string()
  .transform((text) => /^(?<host>[\w.-]+|\[[\da-f:]+\]):(?<port>\d{1,5})$/i.exec(text)?.groups ?? {})
  .transform(({ host = '', port: number = '' }) => ({ host: host.replace(/^\[|\]$/g, ''), port: Number(number) }))
  .refine(({ host, port: number }) => host !== '' && number > 0 && number <= 65_535, must('a host and a port like clamav:3310'));

const keyList = z
  .string()
  .transform((list) => list.split(',').map((key) => key.trim()).filter(Boolean))
  .refine((keys) => keys.every(isKey), must('keys of 32 bytes in base64, with commas between them'));

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port.default(8081),
  STAFF_PORT: port.optional(),
  STAFF_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATA_KEY: z.string().refine(isKey, must('32 bytes in base64, as of: openssl rand -base64 32')).optional(),
  DATA_KEY_OLD: keyList.default([]),
  DATABASE_URL: address(['postgres', 'postgresql'], 'postgres://user@host:5432/database').optional(),
  DEMO: z.enum(['0', '1'], must('0 or 1')).default('1'),
  SIMULATOR_SECONDS: whole(0).default(60),
  NUMBERS_PER_MINUTE: whole(1).default(1200),
  PUSHED_PER_SECOND: whole(1).default(20_000),
  TRUSTED_PROXIES: addressRanges.default(['127.0.0.0/8', '::1']),
  REDIS_URL: address(['redis', 'rediss'], 'redis://host:6379').optional(),
  SMTP_URL: address(['smtp', 'smtps'], 'smtp://host:587').optional(),
  MAIL_FROM: z.string().regex(/^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, must('a sender like Amberlane <no-reply@example.com>')).default('Amberlane <no-reply@amberlane.example>'),
  SMS_WEBHOOK_URL: address(['http', 'https'], 'https://gateway.example/send').optional(),
  SMS_WEBHOOK_SECRET: z.string().min(16, must('16 characters or more')).optional(),
  SMS_PER_RANGE_AND_HOUR: whole(1).default(50),
  SMS_PER_COUNTRY_AND_DAY: whole(1).default(2_000),
  SMS_PER_DAY: whole(1).default(10_000),
  CAPTCHA_FIXED: z.string().max(16, must('16 characters or fewer')).optional(),
  WEBHOOKS_TO_LOOPBACK: z.enum(['0', '1'], must('0 or 1')).default('0'),
  CLAMD_ADDRESS: hostAndPort.optional(),
  UPLOAD_SPACE_MB: whole(1).default(10_240),
  IMPORT_LEASE_SECONDS: whole(1).default(30),
  PORT: port.default(8080),
  SITE_ORIGIN: origin.optional(),
  TURKISH_ORIGIN: origin.optional(),
  WATCHDOG_SECONDS: whole(0).optional(),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, must(LOG_LEVELS.join(', '))).default('info'),
});

/**
 * Reads the settings; an empty variable counts as not set. Throws an Error with one sentence for each variable that
 * can't be used. No sentence repeats a value: addresses hold passwords.
 */
export function settingsFromEnv(env: NodeJS.ProcessEnv): ApiSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
    throw new Error([...new Set(sentences)].join(' '));
  }
  const values = parsed.data;
  const siteOrigin = values.SITE_ORIGIN ?? `http://localhost:${values.PORT}`;
  const turkishOrigin = values.TURKISH_ORIGIN ?? `http://tr.localhost:${values.PORT}`;
  const staffPort = values.STAFF_PORT ?? null;
  if (staffPort !== null && staffPort !== 0 && (staffPort === values.API_PORT || staffPort === values.PORT)) throw new Error('STAFF_PORT must differ from API_PORT and PORT: readers reach those.');
  if (siteOrigin === turkishOrigin) throw new Error('TURKISH_ORIGIN must differ from SITE_ORIGIN: the host tells the two sites apart.');
  if (values.CAPTCHA_FIXED !== undefined && values.DEMO !== '1') {
    throw new Error('CAPTCHA_FIXED must be empty unless DEMO is 1: it opens every captcha.');
  }
  if (values.WEBHOOKS_TO_LOOPBACK === '1' && values.DEMO !== '1') {
    throw new Error('WEBHOOKS_TO_LOOPBACK must be 0 unless DEMO is 1: customers would reach what listens on this machine.');
  }
  return {
    host: values.HOST,
    port: values.API_PORT,
    staffPort,
    staffHost: values.STAFF_HOST,
    dataDir: values.DATA_DIR,
    dataKey: values.DATA_KEY ?? null,
    oldDataKeys: values.DATA_KEY_OLD,
    databaseUrl: values.DATABASE_URL ?? null,
    demo: values.DEMO === '1',
    simulatorSeconds: values.SIMULATOR_SECONDS,
    numbersPerMinute: values.NUMBERS_PER_MINUTE,
    pushedPerSecond: values.PUSHED_PER_SECOND,
    trustedProxies: values.TRUSTED_PROXIES,
    redisUrl: values.REDIS_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    smsWebhookUrl: values.SMS_WEBHOOK_URL ?? null,
    smsWebhookSecret: values.SMS_WEBHOOK_SECRET ?? null,
    smsPerRangeAndHour: values.SMS_PER_RANGE_AND_HOUR,
    smsPerCountryAndDay: values.SMS_PER_COUNTRY_AND_DAY,
    smsPerDay: values.SMS_PER_DAY,
    captchaFixed: values.CAPTCHA_FIXED ?? null,
    webhooksToLoopback: values.WEBHOOKS_TO_LOOPBACK === '1',
    clamdAddress: values.CLAMD_ADDRESS ?? null,
    uploadSpaceBytes: values.UPLOAD_SPACE_MB * 2 ** 20,
    siteOrigin,
    turkishOrigin,
    importLeaseSeconds: values.IMPORT_LEASE_SECONDS,
    watchdogSeconds: values.WATCHDOG_SECONDS ?? usualWatchdogSeconds(values),
    logLevel: values.LOG_LEVEL,
  };
}

/** The embedded database works in the main thread, and long with a large file. In development breakpoints hold the loop. */
function usualWatchdogSeconds({ NODE_ENV, DATABASE_URL }: z.output<typeof environment>): number {
  if (NODE_ENV === 'development') return 0;
  return DATABASE_URL === undefined ? 60 : 15;
}
