/** A shell that sends traces, as a process: the real server, whose one page asks the API for the countries. Prints its address. */
import { startTracing } from '@amberlane/telemetry';
import { createShellMetrics, createUpstreamFetch, readSettings, startShell } from '../src/server/index.ts';
import { stubRenderer, stubSource } from '../src/server/stub-shell.ts';

const settings = readSettings(process.env);
const metrics = createShellMetrics(settings);
const tracing = await startTracing({ service: 'shell', env: process.env, warn: (sentence) => console.error(sentence) });
const upstream = createUpstreamFetch({ deadlineMs: 5_000, breaker: metrics.breakers.render });
const renderer = stubRenderer({
  render: async () => {
    const reply = await upstream.fetch(`${settings.apiBaseUrl}/v1/api/country/queryAllCountryList`, { headers: { lang: 'en_GH' } });
    return { html: `<!doctype html><p>${reply.status}</p>` };
  },
});
const countries = { current: () => null, defaultCountry: () => null, entryOf: () => null, refresh: () => Promise.resolve(), stop: () => {} };
const shell = await startShell({ settings, metrics, countries, renderers: stubSource(metrics.measured(renderer)), readAsset: () => null });
console.log(`shell at ${shell.address}`);
await shell.closed;
await upstream.close();
await tracing?.close();
