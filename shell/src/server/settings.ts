/** Settings of the shell server, read from the environment once at start (design §2). */
import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import type { MetricsAddress } from './metrics/metrics-server.ts';
import { analyticsSetting, mapTilesSetting, type ThirdParties } from './third-parties.ts';

export interface ShellSettings extends ThirdParties {
  readonly port: number;
  readonly host: string;
  /** Where Prometheus asks for metrics; null for nowhere. */
  readonly metrics: MetricsAddress | null;
  /** `https://amberlane.example`: scheme and host, no slash at the end. */
  readonly siteOrigin: string;
  readonly turkishOrigin: string;
  /** Origin of the API, perhaps with a path in front of the calls; no slash at the end. */
  readonly apiBaseUrl: string;
  readonly dataDir: string;
  /** Release store: a folder, or `s3://…`. */
  readonly storeUrl: string;
  /** Origin of the CDN in front of the release store. */
  readonly assetsOrigin: string | null;
  /** Channel whose pins are served. */
  readonly channel: string;
  /** File of the key that release records are checked with. */
  readonly releasePublicKey: string;
  /** Addresses and CIDR ranges whose `X-Forwarded-For` is believed; none when readers reach the shell directly. */
  readonly trustedProxies: readonly string[];
  /** Mails and text messages of the demo may be read at `/-/outbox`. */
  readonly demo: boolean;
  /** Rendered pages are kept for some minutes; false is for isolation, where a page must follow the switches at once. */
  readonly pageCache: boolean;
  /** Origin of the switches of isolation, to which each page then links; null on a site for readers. */
  readonly switchesUrl: string | null;
  /** Pages and results may be kept on readers' devices; false also takes the worker away from who has it. */
  readonly serviceWorker: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Seconds for which the event loop may stand still before the process ends itself; 0 never ends it. */
  readonly watchdogSeconds: number;
  /** Remotes built by a development server instead of a pinned build: name → its origin. Empty in production. */
  readonly developmentRemotes: ReadonlyMap<string, string>;
}

const webUrl = (text: string): URL | null => {
  const url = URL.parse(text);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') && !url.username && !url.password ? url : null;
};

const origin = z.string().transform((text, context) => {
  const url = webUrl(text);
  if (url && url.pathname === '/' && !url.search && !url.hash) return url.origin;
  context.addIssue({ code: 'custom', message: 'must be an origin like https://example.com, without a path' });
  return z.NEVER;
});

const baseUrl = z.string().transform((text, context) => {
  const url = webUrl(text);
  if (url && !url.search && !url.hash) return url.href.replace(/\/+$/, '');
  context.addIssue({ code: 'custom', message: 'must be an http or https address without a query' });
  return z.NEVER;
});

const port = z.coerce.number('must be a port number').int('must be a whole number').min(0, 'must be 0 to 65535').max(65535, 'must be 0 to 65535');
const channel = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a channel name: small letters, digits and hyphens');

const isRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && widest >= 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= widest));
};

const addressRanges = z.string().transform((text, context) => {
  const ranges = text.split(',').map((range) => range.trim()).filter(Boolean);
  if (ranges.every(isRange)) return ranges;
  context.addIssue({ code: 'custom', message: 'must be addresses or ranges like 10.0.0.0/8, parted by commas' });
  return z.NEVER;
});

const developmentRemotes = z.string().transform((text, context) => {
  const entries = text.split(',').map((entry) => /^(mf-[a-z][a-z0-9-]*)=(http:\/\/127\.0\.0\.1:\d+)$/.exec(entry.trim()));
  const read = entries.flatMap((entry) => (entry?.[1] && entry[2] ? [[entry[1], entry[2]] as const] : []));
  if (read.length === entries.length) return new Map(read);
  context.addIssue({ code: 'custom', message: 'must be a list like mf-x=http://127.0.0.1:4310' });
  return z.NEVER;
});

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const environment = z.object({
  PORT: port.default(8080),
  API_PORT: port.default(8081),
  HOST: z.string().default('127.0.0.1'),
  SHELL_METRICS_PORT: port.optional(),
  SHELL_METRICS_HOST: z.string().default('127.0.0.1'),
  SITE_ORIGIN: origin.optional(),
  TURKISH_ORIGIN: origin.optional(),
  API_BASE_URL: baseUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  STORE_URL: z.string().optional(),
  ASSETS_ORIGIN: origin.optional(),
  CHANNEL: channel.default('production'),
  RELEASE_PUBLIC_KEY: z.string().optional(),
  TRUSTED_PROXIES: addressRanges.default([]),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  ISOLATION_SWITCHES: origin.optional(),
  PAGE_CACHE: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  SERVICE_WORKER: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  ANALYTICS_URL: analyticsSetting.optional(),
  MAP_TILES_URL: mapTilesSetting.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  WATCHDOG_SECONDS: z.coerce.number('must be a whole number, 0 or more').int('must be a whole number, 0 or more').min(0, 'must be a whole number, 0 or more').optional(),
  NODE_ENV: z.string().optional(),
  DEV_REMOTES: developmentRemotes.optional(),
});

/** @throws Error with one sentence a wrong value, which names the variable and never the value: addresses hold passwords. An empty value counts as not set. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ShellSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
    throw new Error([...new Set(sentences)].join(' '));
  }
  const { data } = parsed;
  const siteOrigin = data.SITE_ORIGIN ?? `http://localhost:${data.PORT}`;
  const turkishOrigin = data.TURKISH_ORIGIN ?? `http://tr.localhost:${data.PORT}`;
  if (siteOrigin === turkishOrigin) throw new Error('TURKISH_ORIGIN must differ from SITE_ORIGIN: the host tells the two sites apart.');
  const metricsPort = data.SHELL_METRICS_PORT;
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === data.PORT) throw new Error('SHELL_METRICS_PORT must differ from PORT: readers reach that one.');
  if (data.DEV_REMOTES && data.NODE_ENV !== 'development') throw new Error('DEV_REMOTES is for NODE_ENV=development only: its code is run without a known hash.');
  return {
    port: data.PORT,
    host: data.HOST,
    metrics: metricsPort === undefined ? null : { host: data.SHELL_METRICS_HOST, port: metricsPort },
    siteOrigin,
    turkishOrigin,
    apiBaseUrl: data.API_BASE_URL ?? `http://127.0.0.1:${data.API_PORT}`,
    dataDir: data.DATA_DIR,
    storeUrl: data.STORE_URL ?? join(data.DATA_DIR, 'store'),
    assetsOrigin: data.ASSETS_ORIGIN ?? null,
    channel: data.CHANNEL,
    releasePublicKey: data.RELEASE_PUBLIC_KEY ?? join(data.DATA_DIR, 'keys', 'release.pub'),
    trustedProxies: data.TRUSTED_PROXIES,
    demo: data.DEMO === '1',
    analytics: data.ANALYTICS_URL ?? null,
    mapTiles: data.MAP_TILES_URL ?? null,
    switchesUrl: data.ISOLATION_SWITCHES ?? null,
    pageCache: data.PAGE_CACHE === '1',
    serviceWorker: data.SERVICE_WORKER === '1',
    logLevel: data.LOG_LEVEL,
    // In development breakpoints hold the loop.
    watchdogSeconds: data.WATCHDOG_SECONDS ?? (data.NODE_ENV === 'development' ? 0 : 15),
    developmentRemotes: data.DEV_REMOTES ?? new Map(),
  };
}
