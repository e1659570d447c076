/** How pages are found and made: the cache, and the renders behind it. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { inSpan } from '@amberlane/telemetry';
import type { PageRenderer, PageRequest } from '../page-renderer.ts';

/** `shared`: waited for a render that another reader began. */
export const LOOKUPS = ['hit', 'shared', 'miss'] as const;
/** `page`: the same for everybody; `result`: asked for with a query; `form`: again, after a refused sign-in. */
export const RENDER_KINDS = ['page', 'result', 'form'] as const;

/** What the page cache tells of itself. */
export interface PageObserver {
  lookedUp(result: (typeof LOOKUPS)[number]): void;
  /** A kept page was made anew, or could not be. */
  renewed(result: 'made' | 'failed'): void;
}

export interface PageMetrics extends PageObserver {
  /** `bytes`: what the cache weighs now. */
  watchCache(bytes: () => number): void;
  measured(renderer: PageRenderer): PageRenderer;
}

const kindOf = ({ search, signInFault }: PageRequest): (typeof RENDER_KINDS)[number] => (signInFault ? 'form' : search === '' ? 'page' : 'result');

export function pageMetrics(registry: Registry): PageMetrics {
  const registers = [registry];
  const lookups = new Counter({ name: 'shell_page_cache_lookups_total', help: 'Pages asked of the cache: kept, being made, or to be made.', labelNames: ['result'] as const, registers });
  const renewals = new Counter({ name: 'shell_page_cache_renewals_total', help: 'Kept pages that were made anew after five minutes.', labelNames: ['result'] as const, registers });
  for (const result of LOOKUPS) lookups.inc({ result }, 0);
  for (const result of ['made', 'failed']) renewals.inc({ result }, 0);
  let cacheBytes = (): number => 0;
  new Gauge({ name: 'shell_page_cache_bytes', help: 'What kept pages weigh.', registers, collect() { this.set(cacheBytes()); } });
  const running = new Gauge({ name: 'shell_renders_running', help: 'Pages that are being rendered now.', registers });
  const duration = new Histogram({
    name: 'shell_render_duration_seconds',
    help: 'Time to render a page, calls to the API included, by kind and the status of the page; `failed` for none.',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8],
    registers,
  });

  return {
    lookedUp: (result) => lookups.inc({ result }),
    renewed: (result) => renewals.inc({ result }),
    watchCache(bytes) {
      cacheBytes = bytes;
    },
    measured: (renderer) => ({
      ...renderer,
      async render(request) {
        const kind = kindOf(request);
        const stop = duration.startTimer({ kind });
        running.inc();
        let status = 'failed';
        try {
          const { country, locale } = request.market;
          const page = await inSpan({ name: 'render page', attributes: { 'page.kind': kind, 'page.country': country, 'page.locale': locale } }, () => renderer.render(request));
          status = String(page.status);
          return page;
        } finally {
          running.dec();
          stop({ status });
        }
      },
    }),
  };
}
