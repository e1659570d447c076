/** Settings of the commands, read from the environment (design §2). The servers read the same ones themselves. */
import path from 'node:path';
import { REPOSITORY } from './repository.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly apiPort: number;
  /** Where the shell tells Prometheus of itself; undefined for nowhere. */
  readonly metricsPort?: number;
  /** Where staff work; undefined for the usual one in the demo, and nowhere else. */
  readonly staffPort?: number;
  readonly siteOrigin: string;
  readonly turkishOrigin: string;
  /** A backend of the company's own: then no API is started. */
  readonly apiBaseUrl: string | null;
  /** Absolute. */
  readonly dataDir: string;
  readonly storeUrl: string;
  readonly channel: string;
  /** false where a page must follow the switches of the mock API at once. */
  readonly pageCache?: boolean;
  /** Where the switches of the mock API are, for pages to link to. */
  readonly switchesUrl?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function portOf(env: Environment, name: string, otherwise: number): number {
  const text = env[name] || String(otherwise);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port number from 1 to 65535, but is "${text}".`);
}

/** Throws one sentence that names the variable that can't be used. An empty value counts as not set. */
export function readSettings(env: Environment = process.env): Settings {
  const port = portOf(env, 'PORT', 8080);
  const dataDir = path.resolve(REPOSITORY, env['DATA_DIR'] || '.data');
  return {
    host: env['HOST'] || '127.0.0.1',
    port,
    apiPort: portOf(env, 'API_PORT', 8081),
    ...(env['SHELL_METRICS_PORT'] && { metricsPort: portOf(env, 'SHELL_METRICS_PORT', 0) }),
    ...(env['STAFF_PORT'] && { staffPort: portOf(env, 'STAFF_PORT', 0) }),
    siteOrigin: env['SITE_ORIGIN'] || `http://localhost:${port}`,
    turkishOrigin: env['TURKISH_ORIGIN'] || `http://tr.localhost:${port}`,
    apiBaseUrl: env['API_BASE_URL'] || null,
    dataDir,
    storeUrl: env['STORE_URL'] || path.join(dataDir, 'store'),
    channel: env['CHANNEL'] || 'production',
  };
}
