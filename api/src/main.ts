/** Runs the API from the environment until it is told to stop. */
import { startWatchdog } from '@amberlane/server/watchdog';
import { startTracing } from '@amberlane/telemetry';
import { codeOf } from './error-code.ts';
import { settingsFromEnv, startApi } from './index.ts';

/** A load balancer gives ten seconds; what is not finished by then is cut. */
const LAST_MOMENT_MS = 9_000;

const SENTENCES: Readonly<Record<string, (place: string) => string>> = {
  ECONNREFUSED: (place) => `DATABASE_URL: no PostgreSQL answers at ${place}.`,
  ETIMEDOUT: (place) => `DATABASE_URL: no PostgreSQL answers at ${place}.`,
  ENOTFOUND: (place) => `DATABASE_URL: the host ${place.replace(/:\d+$/, '')} is not known.`,
  EAI_AGAIN: (place) => `DATABASE_URL: the host ${place.replace(/:\d+$/, '')} is not known.`,
  '28P01': (place) => `DATABASE_URL: ${place} does not accept this user and password.`,
  '28000': (place) => `DATABASE_URL: ${place} does not let this user in.`,
  '3D000': (place) => `DATABASE_URL: ${place} has no such database.`,
};

/** One sentence for what an operator can mend; it never repeats a password. */
function explain(error: unknown): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `The port ${process.env['API_PORT'] ?? 8081} is taken. Stop what uses it, or set API_PORT.`;
  const url = URL.parse(process.env['DATABASE_URL'] ?? '');
  const sentence = SENTENCES[code];
  if (url && sentence) return sentence(`${url.hostname}:${url.port || '5432'}`);
  return error instanceof Error ? error.message : String(error);
}

try {
  const settings = settingsFromEnv(process.env);
  const tracing = await startTracing({ service: 'api', env: process.env, warn: (sentence) => console.error(sentence) });
  const api = await startApi(settings, { log: console.log });
  if (settings.watchdogSeconds > 0) startWatchdog({ limitMs: settings.watchdogSeconds * 1000, part: 'api', onFault: (error) => console.error(`The watchdog stopped: ${String(error)}`) });
  console.log(`API ready at ${api.address}`);
  const stop = () => {
    setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
    api.close().then(() => tracing?.close()).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
