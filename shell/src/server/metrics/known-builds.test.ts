import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { createKnownBuilds } from './known-builds.ts';
import { pageEventMetrics } from './page-events.ts';

const build = (number: number) => ({ name: 'mf-x', contentId: `b${number}` });

describe('builds as labels', () => {
  it('are those that were pinned here', () => {
    const builds = createKnownBuilds();
    builds.know([build(1)]);
    expect(builds.labelsOf('mf-x', 'b1')).toEqual({ remote: 'mf-x', build: 'b1' });
    expect(builds.labelsOf('mf-x', 'b2')).toEqual({ remote: 'mf-x', build: 'other' });
    expect(builds.labelsOf('shell', '')).toEqual({ remote: 'shell', build: 'none' });
    expect(builds.labelsOf('mf-y', 'b1')).toEqual({ remote: 'other', build: 'other' });
  });

  it('are forgotten in the order in which they went out of service', () => {
    const builds = createKnownBuilds(2);
    expect(builds.know([build(1), build(2)])).toEqual([]);
    builds.know([build(1)]);
    expect(builds.know([build(3)])).toEqual([{ remote: 'mf-x', build: 'b2' }]);
    expect(builds.labelsOf('mf-x', 'b1').build).toBe('b1');
  });

  it('take their series along: a hundred releases do not grow the answer', async () => {
    const registry = new Registry();
    const metrics = pageEventMetrics(registry);
    const release = (number: number): void => {
      metrics.knowBuilds([build(number)]);
      metrics.event({ kind: 'remote', name: 'mf-x', build: `b${number}`, outcome: 'ready' });
      metrics.renderFault('mf-x');
    };
    for (let number = 0; number < 200; number += 1) release(number);
    const text = await registry.metrics();
    expect(text.match(/^shell_page_events_total\{/gm)).toHaveLength(64);
    expect(text.match(/^shell_render_faults_total\{/gm)).toHaveLength(64);
    expect(text).toContain('build="b199"');
  });
});
