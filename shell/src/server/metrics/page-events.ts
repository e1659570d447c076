/** What browsers tell of themselves (`/-/beacon`), as metrics. Labels are remotes and builds that were pinned here. */
import { Counter, Histogram, type Registry } from 'prom-client';
import type { TelemetryEvent } from '@amberlane/core';
import type { VitalsEvent } from '../../site/vitals-event.ts';
import { createKnownBuilds, type Build, type BuildLabels } from './known-builds.ts';

export const EVENT_KINDS = ['remote', 'error', 'message'] as const satisfies readonly TelemetryEvent['kind'][];
export const OUTCOMES = ['ready', 'retried', 'lastGood', 'failed', 'thrown', 'missing'] as const satisfies readonly TelemetryEvent['outcome'][];

export interface PageEventMetrics {
  event(event: TelemetryEvent): void;
  vitals(event: VitalsEvent): void;
  /** A remote that the server had to leave to the browser. */
  renderFault(remote: string): void;
  /** Builds that are served from now on. */
  knowBuilds(builds: readonly Build[]): void;
}

export function pageEventMetrics(registry: Registry): PageEventMetrics {
  const registers = [registry];
  const builds = createKnownBuilds();
  let served: ReadonlyMap<string, string> = new Map();
  const events = new Counter({ name: 'shell_page_events_total', help: 'What pages told of remotes, by build.', labelNames: ['kind', 'remote', 'build', 'outcome'] as const, registers });
  const faults = new Counter({ name: 'shell_render_faults_total', help: 'Remotes that failed on the server and were left to the browser, by build.', labelNames: ['remote', 'build'] as const, registers });
  const seconds = (name: string, help: string, buckets: number[]) => new Histogram({ name, help, labelNames: ['remote'] as const, buckets, registers });
  const ttfb = seconds('shell_web_vitals_ttfb_seconds', 'Time to the first byte of the document, as readers had it.', [0.05, 0.1, 0.2, 0.4, 0.8, 1.8, 5]);
  const lcp = seconds('shell_web_vitals_lcp_seconds', 'Largest contentful paint, as readers had it.', [0.25, 0.5, 1, 1.5, 2.5, 4, 8]);
  const inp = seconds('shell_web_vitals_inp_seconds', 'Interaction to next paint, as readers had it.', [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2]);
  const cls = seconds('shell_web_vitals_cls', 'Cumulative layout shift, as readers had it; no unit.', [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1]);

  const forget = (labels: BuildLabels): void => {
    faults.remove(labels);
    for (const kind of EVENT_KINDS) for (const outcome of OUTCOMES) events.remove({ ...labels, kind, outcome });
  };
  const remoteOf = (name: string): string => builds.labelsOf(name, '').remote;

  return {
    event: ({ kind, name, build, outcome }) => events.inc({ ...builds.labelsOf(name, build), kind, outcome }),
    vitals(told) {
      const remote = remoteOf(told.name);
      if (told.ttfb !== undefined) ttfb.observe({ remote }, told.ttfb / 1000);
      if (told.lcp !== undefined) lcp.observe({ remote }, told.lcp / 1000);
      if (told.inp !== undefined) inp.observe({ remote }, told.inp / 1000);
      cls.observe({ remote }, told.cls);
    },
    renderFault: (remote) => faults.inc(builds.labelsOf(remote, served.get(remote) ?? '')),
    knowBuilds(now) {
      served = new Map(now.map(({ name, contentId }) => [name, contentId]));
      builds.know(now).forEach(forget);
    },
  };
}
