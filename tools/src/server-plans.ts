/** How the two servers of the site are started, for given settings. */
import type { ServerPlan } from './servers.ts';
import type { Settings } from './settings.ts';

const common = ({ host, dataDir }: Settings): Record<string, string> => ({
  HOST: host,
  DATA_DIR: dataDir,
  LOG_LEVEL: process.env['LOG_LEVEL'] || 'error',
  NODE_ENV: 'production',
});

export const apiPlan = (settings: Settings): ServerPlan => ({
  name: 'api',
  command: ['api/src/main.ts'],
  env: { ...common(settings), API_PORT: String(settings.apiPort), STAFF_PORT: settings.staffPort === undefined ? '' : String(settings.staffPort) },
  readyUrl: `http://${settings.host}:${settings.apiPort}/readyz`,
});

export const shellPlan = (settings: Settings, name = 'shell'): ServerPlan => ({
  name,
  command: ['shell/src/server/main.ts'],
  env: {
    ...common(settings),
    PORT: String(settings.port),
    API_PORT: String(settings.apiPort),
    SHELL_METRICS_PORT: settings.metricsPort === undefined ? '' : String(settings.metricsPort),
    API_BASE_URL: settings.apiBaseUrl ?? '',
    SITE_ORIGIN: settings.siteOrigin,
    TURKISH_ORIGIN: settings.turkishOrigin,
    STORE_URL: settings.storeUrl,
    CHANNEL: settings.channel,
    ...(settings.pageCache === false && { PAGE_CACHE: '0' }),
    ...(settings.switchesUrl !== undefined && { ISOLATION_SWITCHES: settings.switchesUrl }),
  },
  readyUrl: `http://${settings.host}:${settings.port}/readyz`,
});
