/** A case as its sender sees it: where it stands and what was written since, nothing of what the form held. */
import type { Kysely } from 'kysely';
import { COUNTRY_TIME_ZONE, type Locale } from '@amberlane/contract/site';
import type { CaseView } from '@amberlane/contract/calls/cases';
import { textFor } from '../articles/article-wire.ts';
import type { Database } from '../database/tables.ts';
import { findJob } from '../jobs/repository.ts';
import { topicOf } from '../leads/deadlines.ts';
import { filesOf } from '../uploads/claim-uploads.ts';
import { messagesOf, stepsOf, type CaseRecord } from './repository.ts';
import { actionsOf } from './transitions.ts';

interface Reading {
  readonly locale: Locale;
  readonly now: Date;
}

export async function caseView(db: Kysely<Database>, lead: CaseRecord, { locale, now }: Reading): Promise<CaseView> {
  const [steps, messages, files] = [await stepsOf(db, lead), await messagesOf(db, lead.id), await filesOf(db, lead.id)];
  const filesWith = (messageId: string | null) => files.filter((file) => file.messageId === messageId).map(({ name, bytes }) => ({ name, bytes }));
  const { jobId, waybillNo } = lead.content;
  return {
    reference: lead.reference,
    kind: lead.kind,
    country: lead.country,
    timeZone: COUNTRY_TIME_ZONE[lead.country],
    status: lead.status,
    receivedAt: lead.created_at.toISOString(),
    answerBy: lead.answer_by?.toISOString() ?? null,
    keptUntil: lead.keep_until.toISOString(),
    // A note without a name of ours is the sender's own reason.
    steps: steps.map(({ status, at, note, staff }) => ({ status, at: at.toISOString(), note: staff === null ? null : note })),
    messages: messages.map(({ id, side, text, at }) => ({ id, from: side, text, at: at.toISOString(), files: filesWith(id) })),
    files: filesWith(null),
    job: typeof jobId === 'string' ? { id: jobId, name: await jobName(db, jobId, locale) } : null,
    topic: topicOf(lead.kind, lead.content),
    waybillNo: typeof waybillNo === 'string' ? waybillNo : null,
    satisfied: lead.satisfied,
    actions: actionsOf({ kind: lead.kind, status: lead.status, answeredAt: lead.answered_at }, now),
  };
}

/** The id of a position that is gone. */
async function jobName(db: Kysely<Database>, id: string, locale: Locale): Promise<string> {
  const job = await findJob(db, id);
  return job ? textFor(job.texts, locale).text.name : id;
}
