/** The rows of an import between file and address book: what each waits for, and how answers change that. Pure. */
import type { ImportedRow } from '../../addresses/address-calls.ts';
import type { EntryContent } from '../../addresses/entry-values.ts';
import type { RowFault } from './judge-row.ts';
import type { Finding } from './read-rows.ts';

export type RowStatus = 'ready' | 'faulty' | ImportedRow['status'];

export interface ImportRow {
  /** Line of the file: names the row. */
  readonly line: number;
  readonly values: EntryContent;
  readonly findings: readonly Finding[];
  readonly status: RowStatus;
  readonly faults: readonly RowFault[];
  /** The entry of the book that a duplicate is like. */
  readonly existing: { readonly id: string; readonly name: string } | null;
}

/** Findings that a reader has to put right themselves. */
const BLOCKING: readonly Finding[] = ['rounded', 'country'];

export function rowOf({ line, values, findings }: Pick<ImportRow, 'line' | 'values' | 'findings'>, faults: readonly RowFault[]): ImportRow {
  const blocked = faults.length > 0 || findings.some((finding) => BLOCKING.includes(finding));
  return { line, values, findings, status: blocked ? 'faulty' : 'ready', faults, existing: null };
}

/** Rows after the API has answered for those of `sent`, in their order. */
export function withAnswers(rows: readonly ImportRow[], sent: readonly ImportRow[], answers: readonly ImportedRow[], faultOf: (field: { field: string; message: string }) => RowFault): ImportRow[] {
  const byLine = new Map(answers.flatMap((answer) => {
    const row = sent[answer.index];
    return row ? [[row.line, answer] as const] : [];
  }));
  return rows.map((row) => {
    const answer = byLine.get(row.line);
    return answer ? { ...row, status: answer.status, faults: (answer.fields ?? []).map(faultOf), existing: answer.existing ?? null } : row;
  });
}

export const countOf = (rows: readonly ImportRow[], ...statuses: readonly RowStatus[]): number => rows.filter(({ status }) => statuses.includes(status)).length;
