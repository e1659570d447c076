/** The list of cases of the staff desk. */
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import type { Country } from '@amberlane/contract/site';
import type { CaseKind, CaseStatus } from '@amberlane/contract/calls/cases';
import type { FeedbackTopic } from '@amberlane/contract/calls/leads';
import { fieldFault } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import { topicOf } from '../leads/deadlines.ts';
import { readReference } from '../leads/reference.ts';
import type { CaseRecord } from './repository.ts';

export interface CaseFilter {
  readonly kinds?: readonly CaseKind[];
  readonly statuses?: readonly CaseStatus[];
  readonly country?: Country;
  /** A reference, or a part of a name, company or email address. */
  readonly search?: string;
  /** Only those whose time limit has passed by now. */
  readonly overdueOnly?: boolean;
  /** What programs have filled in; left out unless asked for, and then alone. */
  readonly suspects?: boolean;
  /** `deadline`: what is due first comes first, and only what is owed an answer. */
  readonly order?: 'newest' | 'deadline';
  /** `next` of the page before. */
  readonly cursor?: string;
  readonly limit: number;
  readonly now: Date;
}

export interface CaseRow {
  readonly reference: string;
  readonly kind: CaseKind;
  readonly country: Country;
  readonly status: CaseStatus;
  readonly receivedAt: Date;
  /** Time limit of our answer; null when none is owed. */
  readonly answerBy: Date | null;
  readonly name: string;
  readonly email: string;
  /** Of feedback. */
  readonly topic: FeedbackTopic | null;
  /** Id of the position. */
  readonly jobId: string | null;
  readonly waybillNo: string | null;
  readonly satisfied: boolean | null;
  readonly suspect: boolean;
  readonly fileCount: number;
  /** The last word was the sender's: it waits to be read. */
  readonly isAnsweredBySender: boolean;
}

export interface CasePage {
  /** Of all pages. */
  readonly total: number;
  readonly list: readonly CaseRow[];
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

interface Counted extends CaseRecord {
  readonly files: number;
  readonly last_side: 'staff' | 'sender' | null;
}

type Leads = SelectQueryBuilder<Database, 'lead', object>;

/** Throws VALIDATION at `cursor` when that is none of ours. */
export async function listCases(db: Kysely<Database>, filter: CaseFilter): Promise<CasePage> {
  const { limit, cursor, order = 'newest' } = filter;
  const { total } = await filtered(db.selectFrom('lead'), filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const after = cursor === undefined ? null : readCursor(cursor);
  let page = filtered(db.selectFrom('lead'), filter);
  if (order === 'newest') {
    if (after) page = page.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id})`);
    page = page.orderBy('created_at', 'desc').orderBy('id', 'desc');
  } else {
    if (after) page = page.where(sql<boolean>`(answer_by, id) > (${after.at}::timestamptz, ${after.id})`);
    page = page.orderBy('answer_by').orderBy('id');
  }
  const rows: Counted[] = await page
    .selectAll()
    .select((from) => [
      from.selectFrom('upload').whereRef('upload.lead_id', '=', 'lead.id').select(({ fn }) => fn.countAll<string>().as('count')).$asScalar().as('files_text'),
      from.selectFrom('case_message').whereRef('case_message.lead_id', '=', 'lead.id').select('side').orderBy('at', 'desc').orderBy('id', 'desc').limit(1).as('last_side'),
    ])
    .limit(limit + 1)
    .execute()
    .then((found) => found.map(({ files_text: count, ...row }) => ({ ...row, files: Number(count) })));
  const list = rows.slice(0, limit);
  const last = list.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { total: Number(total), list: list.map(rowOf), next: hasMore ? writeCursor((order === 'newest' ? last.created_at : last.answer_by) ?? last.created_at, last.id) : null };
}

function filtered(leads: Leads, { kinds, statuses, country, search = '', overdueOnly = false, suspects = false, order = 'newest', now }: CaseFilter): Leads {
  let found = leads.where('suspect', '=', suspects);
  if (kinds && kinds.length > 0) found = found.where('kind', 'in', kinds);
  if (statuses && statuses.length > 0) found = found.where('status', 'in', statuses);
  if (country !== undefined) found = found.where('country', '=', country);
  if (order === 'deadline') found = found.where('answer_by', 'is not', null);
  if (overdueOnly) found = found.where('answer_by', '<', now);
  return search.trim() === '' ? found : searched(found, search.trim());
}

function searched(leads: Leads, search: string): Leads {
  const reference = readReference(search);
  if (reference !== null) return leads.where('reference', '=', reference);
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return leads.where((where) =>
    where.or([
      where('reference', 'ilike', part),
      where('email', 'ilike', part),
      ...['name', 'lastName', 'firstName', 'company'].map((field) => sql<boolean>`content->>${field}::text ilike ${part}`),
    ]),
  );
}

/** What the list shows of a case. */
export function rowOf(lead: Counted): CaseRow {
  const { content } = lead;
  const textOf = (field: string): string | null => {
    const value = content[field];
    return typeof value === 'string' ? value : null;
  };
  return {
    reference: lead.reference,
    kind: lead.kind,
    country: lead.country,
    status: lead.status,
    receivedAt: lead.created_at,
    answerBy: lead.answer_by,
    name: textOf('name') ?? [textOf('firstName'), textOf('lastName')].filter(Boolean).join(' '),
    email: lead.email,
    topic: topicOf(lead.kind, content),
    jobId: textOf('jobId'),
    waybillNo: textOf('waybillNo'),
    satisfied: lead.satisfied,
    suspect: lead.suspect,
    fileCount: lead.files,
    isAnsweredBySender: lead.last_side === 'sender',
  };
}

const cursorText = z.object({ at: z.iso.datetime(), id: z.string() });

const writeCursor = (at: Date, id: string): string => Buffer.from(JSON.stringify({ at: at.toISOString(), id })).toString('base64url');

function readCursor(cursor: string): { readonly at: Date; readonly id: string } {
  try {
    const { at, id } = cursorText.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at: new Date(at), id };
  } catch {
    throw fieldFault('cursor', 'format');
  }
}
