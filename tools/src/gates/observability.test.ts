import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { createApiMetrics } from '@amberlane/api';
import { createShellMetrics } from '@amberlane/shell/server';
import { REPOSITORY } from '../repository.ts';
import { alertsIn, expressionFaults, expressionsIn, runbookFaults, seriesOf } from './observability.ts';

const RUNBOOK = 'docs/observability.md';
const read = (file: string): string => readFileSync(path.join(REPOSITORY, file), 'utf8');

const registries = [
  createShellMetrics({ dataDir: '.' }).registry,
  createApiMetrics({ readQueue: () => Promise.reject(new Error('not read here')), pool: () => ({ total: 0, idle: 0, waiting: 0 }), dataDir: '.' }).registry,
];
const metrics = registries.flatMap((registry) => registry.getMetricsAsArray());
const known = seriesOf(metrics);
const alerts = alertsIn(read('deploy/alerts.yml'));
const panels = expressionsIn(read('deploy/grafana-dashboard.json'));
/** Those that this product makes; the rest is prom-client's, whose names say what they are. */
const own = metrics.map(({ name }) => name).filter((name) => /^(?:shell|api|http|data)_/.test(name));

describe('alerts and dashboard', () => {
  it('ask for metrics and labels that the processes have', () => {
    expect(alerts.length).toBeGreaterThan(15);
    expect(panels.length).toBeGreaterThan(20);
    expect([...alerts.map(({ expr }) => expr), ...panels].flatMap((expression) => expressionFaults(expression, known))).toEqual([]);
  });

  it('show every metric of ours somewhere', () => {
    const all = [...alerts.map(({ expr }) => expr), ...panels].join('\n');
    expect(own.filter((name) => !all.includes(name))).toEqual([]);
  });

  it('lead to a part of the runbook each, which explains every metric of ours', () => {
    expect(runbookFaults(alerts, RUNBOOK, read(RUNBOOK))).toEqual([]);
    expect(own.filter((name) => !read(RUNBOOK).includes(`\`${name}\``))).toEqual([]);
  });

  it('have names that are told apart', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });
});

describe('deploy/prometheus.yml', () => {
  const services = z
    .object({ services: z.record(z.string(), z.looseObject({ environment: z.record(z.string(), z.string()).default({}), ports: z.array(z.string()).default([]) })) })
    .parse(parse(read('docker-compose.yml'), { merge: true })).services;
  const { scrape_configs: jobs } = z
    .object({ scrape_configs: z.array(z.object({ job_name: z.string(), static_configs: z.array(z.object({ targets: z.array(z.string()) })) })) })
    .parse(parse(read('deploy/prometheus.yml')));
  const targets = jobs.flatMap(({ job_name: job, static_configs: configs }) => configs.flatMap((config) => config.targets.map((target) => ({ job, target }))));

  it('asks every shell and every API at the port on which it answers', () => {
    const answering = Object.entries(services).flatMap(([name, { environment }]) => {
      const port = environment['SHELL_METRICS_PORT'] ?? environment['API_PORT'];
      return port === undefined ? [] : [{ job: name.replace(/-\d+$/, ''), target: `${name}:${port}` }];
    });
    expect(answering).toHaveLength(4);
    expect(targets.toSorted((one, other) => one.target.localeCompare(other.target))).toEqual(answering.toSorted((one, other) => one.target.localeCompare(other.target)));
  });

  it('asks at ports that are open to nobody else: not published, not passed on by nginx', () => {
    for (const { target } of targets) {
      const [name = '', port = ''] = target.split(':');
      expect([name, services[name]?.ports]).toEqual([name, []]);
      if (name.startsWith('shell')) expect(read('deploy/nginx.conf')).not.toContain(`:${port}`);
    }
    expect(read('deploy/nginx.conf')).toMatch(/location = \/metrics \{\s+return 404;/);
  });
});

describe('planted', () => {
  it.each([
    ['a wrong name', 'rate(shell_replies_total[5m])', 'no process has shell_replies_total'],
    ['a histogram by its bare name', 'shell_render_duration_seconds', 'no process has shell_render_duration_seconds'],
    ['a wrong label', 'api_emails_total{outcome="dropped"}', 'api_emails_total has no label outcome'],
    ['a wrong grouping', 'sum by (remotes) (rate(shell_page_events_total[5m]))', 'nothing in the expression has the label remotes'],
    ['half an expression', 'sum by (remote) (rate(', 'not PromQL'],
  ])('%s is caught', (_what, expression, fault) => {
    expect(expressionFaults(expression, known)).toEqual([expect.stringContaining(fault)]);
  });

  it('an alert without a runbook, and a runbook without an alert, are caught', () => {
    const [first] = alerts;
    if (!first) throw new Error('there is an alert');
    expect(runbookFaults([first], RUNBOOK, '### Other\n')).toEqual([`${RUNBOOK} has no part ${first.alert}`, `${RUNBOOK} has a part Other, which is no alert`]);
    expect(runbookFaults([{ ...first, annotations: { ...first.annotations, runbook_url: 'x' } }], RUNBOOK, `### ${first.alert}\n`)).toEqual([`${first.alert} names another runbook`]);
  });

  it('a rule that Prometheus refuses is caught', () => {
    expect(() => alertsIn('groups: [{ name: x, rules: [{ alert: A, exprr: up }] }]')).toThrow();
  });
});
