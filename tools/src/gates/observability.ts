/** Faults of alert rules and dashboards: expressions that Prometheus does not read, and names of metrics and labels that no process has. Pure. */
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { z } from 'zod';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** Series that can be asked for, with the labels that each has. */
export type KnownSeries = ReadonlyMap<string, ReadonlySet<string>>;

/** What prom-client knows of a metric of its registry. */
const metric = z.object({ name: z.string(), type: z.enum(['counter', 'gauge', 'histogram', 'summary']), labelNames: z.array(z.string()).default([]) });

/** Prometheus adds these to every series that it scrapes. */
const SCRAPED = ['job', 'instance'];
const SUFFIXES = { counter: [''], gauge: [''], histogram: ['_bucket', '_sum', '_count'], summary: ['', '_sum', '_count'] } as const;

/** `metrics`: of the registries of all processes. */
export function seriesOf(metrics: readonly object[]): KnownSeries {
  const series = new Map<string, ReadonlySet<string>>([['up', new Set(SCRAPED)]]);
  for (const { name, type, labelNames } of metrics.map((each) => metric.parse(each))) {
    for (const suffix of SUFFIXES[type]) {
      const own = type === 'histogram' && suffix === '_bucket' ? ['le'] : type === 'summary' && suffix === '' ? ['quantile'] : [];
      series.set(name + suffix, new Set([...(series.get(name + suffix) ?? []), ...labelNames, ...own, ...SCRAPED]));
    }
  }
  return series;
}

/** One series that an expression asks for. */
interface Selector {
  readonly name: string;
  readonly labels: readonly string[];
}

/** What an expression asks for; null for one that can't be read. */
function readExpression(text: string): { readonly selectors: readonly Selector[]; readonly grouping: readonly string[] } | null {
  const found: Selector[] = [];
  const grouping: string[] = [];
  let isWhole = text.trim() !== '';
  const textOf = ({ from, to }: SyntaxNode): string => text.slice(from, to);
  parser.parse(text).iterate({
    enter({ type, node }) {
      if (type.isError) isWhole = false;
      if (type.name === 'VectorSelector') {
        const name = node.getChild('Identifier');
        const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
        found.push({ name: name ? textOf(name) : '', labels: matchers.flatMap((matcher) => matcher.getChildren('LabelName').map(textOf)) });
      }
      if (type.name === 'GroupingLabels') grouping.push(...node.getChildren('LabelName').map(textOf));
    },
  });
  return isWhole ? { selectors: found, grouping } : null;
}

/** One sentence a fault of an expression. */
export function expressionFaults(text: string, known: KnownSeries): string[] {
  // Grafana puts its own step in place of the variable.
  const read = readExpression(text.replaceAll('$__rate_interval', '5m'));
  if (read === null) return [`not PromQL: ${text}`];
  const strange = read.selectors.flatMap(({ name, labels }) => {
    const has = known.get(name);
    if (!has) return [`no process has ${name}`];
    return labels.filter((label) => !has.has(label)).map((label) => `${name} has no label ${label}`);
  });
  const all = new Set(read.selectors.flatMap(({ name }) => [...(known.get(name) ?? [])]));
  return [...strange, ...read.grouping.filter((label) => !all.has(label)).map((label) => `nothing in the expression has the label ${label}: ${text}`)];
}

const rulesFile = z.object({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().regex(/^\d+[smhd]$/),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning', 'info']) }),
          annotations: z.strictObject({ summary: z.string().min(1), description: z.string().min(1), runbook_url: z.string() }),
        }),
      ),
    }),
  ),
});

export type AlertRule = z.output<typeof rulesFile>['groups'][number]['rules'][number];

/** @throws ZodError when the file is not what Prometheus reads. */
export const alertsIn = (text: string): readonly AlertRule[] => rulesFile.parse(parse(text)).groups.flatMap(({ rules }) => rules);

const dashboard = z.object({ panels: z.array(z.looseObject({ title: z.string(), targets: z.array(z.looseObject({ expr: z.string() })).default([]) })) });

/** Expressions of all panels of a dashboard. */
export const expressionsIn = (json: string): readonly string[] => dashboard.parse(JSON.parse(json)).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Whether a runbook has a part for the alert, at the address that its `runbook_url` names. */
export function runbookFaults(alerts: readonly AlertRule[], file: string, runbook: string): string[] {
  const headings = new Set([...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name));
  return [
    ...alerts.filter(({ alert }) => !headings.has(alert)).map(({ alert }) => `${file} has no part ${alert}`),
    ...alerts.filter(({ alert, annotations }) => annotations.runbook_url !== `${file}#${alert.toLowerCase()}`).map(({ alert }) => `${alert} names another runbook`),
    ...[...headings].filter((name) => !alerts.some(({ alert }) => alert === name)).map((name) => `${file} has a part ${name ?? ''}, which is no alert`),
  ];
}
