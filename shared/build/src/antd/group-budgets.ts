/** What groups of the form library may weigh together, scripts as transferred (quality §1 less the shell and the page). */
import type { ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import type { AntdGroup } from '../shared-modules.ts';

interface GroupBudget {
  readonly page: string;
  readonly groups: readonly AntdGroup[];
  /** 1,000 brotli bytes. */
  readonly budgetKb: number;
}

const GROUP_BUDGETS: readonly GroupBudget[] = [
  { page: 'a page with a form', groups: ['form'], budgetKb: 98 },
  { page: 'a page with a table', groups: ['table'], budgetKb: 102 },
  { page: 'the ship-now wizard', groups: ['form', 'date', 'overlay'], budgetKb: 143 },
  { page: 'a page with everything', groups: ['form', 'table', 'date', 'overlay'], budgetKb: 170 },
];

/** Sentences about every page whose groups are over their budget; the heaviest language counts. */
export function groupsOverBudget({ antd, files }: Pick<ShellManifest, 'antd' | 'files'>, budgets = GROUP_BUDGETS): string[] {
  if (!antd) return [];
  const weigh = (names: Iterable<string>): number => [...names].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0);
  return budgets.flatMap(({ page, groups, budgetKb }) => {
    const scripts = new Set(groups.flatMap((group) => antd.groups[group]?.js ?? []));
    const words = Math.max(0, ...Object.values(antd.words).map((names) => weigh(names.filter((name) => !scripts.has(name)))));
    const bytes = weigh(scripts) + words;
    return bytes > budgetKb * 1000 ? [`the form library on ${page} weighs ${(bytes / 1000).toFixed(1)} KB, its budget is ${budgetKb} KB`] : [];
  });
}
