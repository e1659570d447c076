/** What staff do with a case: move it, ask its sender, note something, download a file. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import { ALL_CASE_STATUSES, type CaseStatus } from '@amberlane/contract/calls/cases';
import { ApiError } from '../api-error.ts';
import { askSender, moveCase, readCase, type StaffCase } from '../cases/staff-cases.ts';
import { entriesOf } from '../dictionaries/repository.ts';
import { readReference } from '../leads/reference.ts';
import { attachment } from '../plugins/file-route.ts';
import { readFileContent } from '../uploads/claim-uploads.ts';
import type { DeskContext } from './desk-context.ts';
import { addForm, addPage, type DeskPage, type Visitor } from './desk-route.ts';
import { FIELD_DICTIONARIES } from './pages/case-fields.ts';
import { MOST_CHARACTERS, type TypedForm } from './pages/case-forms.ts';
import { casePage, type DONE } from './pages/case-page.ts';
import { messagePage } from './pages/message-page.ts';
import { addressOf } from './pages/pager.ts';
import { note, readLog } from './staff-log.ts';
import { typedLines } from './typed-text.ts';
import { STATUSES } from './words.ts';

/** The newest entries of a case that its page shows. */
const LOG_SHOWN = 50;
const SAME_NOTE_MS = 10 * 60_000;

const version = z.string().regex(/^\d{1,6}\.\d{1,6}$/).transform((text) => {
  const [steps = 0, messages = 0] = text.split('.').map(Number);
  return { steps, messages };
});
const caseForm = { reference: z.string().max(40), version };

interface Shown {
  readonly done?: keyof typeof DONE | undefined;
  readonly typed?: TypedForm;
  readonly status?: number;
}

const NOT_FOUND = messagePage(404, 'Case not found', 'There is no case with this reference. It may have been deleted at the end of its retention period.');

async function findCase({ db }: DeskContext, reference: string): Promise<StaffCase | null> {
  const known = readReference(reference);
  return known === null ? null : readCase(db, known);
}

/** The page of a case, with a form that was not taken where there is one. */
export async function showCase(context: DeskContext, reference: string, visitor: Visitor, shown: Shown = {}): Promise<DeskPage> {
  const { db, now } = context;
  const found = await findCase(context, reference);
  if (!found) return NOT_FOUND;
  const entries = await entriesOf(db, FIELD_DICTIONARIES);
  const names = new Map(entries.map(({ type, code, names: inAll }) => [`${type} ${code}`, inAll.en]));
  return casePage({ found, names, log: await readLog(db, { before: null, subject: found.reference, most: LOG_SHOWN }), now: now(), ...shown }, visitor);
}

const backTo = (reply: FastifyReply, reference: string, done: keyof typeof DONE): FastifyReply => reply.redirect(addressOf({ case: reference, done }), 303);

const tooLong = (text: string): string | null => (text.length > MOST_CHARACTERS ? `Enter ${MOST_CHARACTERS} characters or fewer. Your text has ${text.length}.` : null);

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === ERROR.CASE_MOVED_ON;

export function addCaseRoutes(desk: FastifyInstance, context: DeskContext): void {
  const { db, now } = context;

  /** An internal note alone; the same one within minutes is a second click. */
  const addNote = (reference: string, staffId: string, text: string): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`staff note ${reference}`}, 0))`.execute(tx);
      const [last] = await readLog(tx, { before: null, subject: reference, actions: ['case.note'], most: 1 });
      if (last?.detail === text && now().getTime() - last.at.getTime() < SAME_NOTE_MS) return;
      await note(tx, { staffId, action: 'case.note', subject: reference, detail: text }, now());
    });

  addForm(desk, context, '/case/move', {
    body: z.object({ ...caseForm, to: z.enum(['', ...ALL_CASE_STATUSES]), note: typedLines, internal: typedLines }),
    again: ({ reference, to, note: told, internal }, visitor) => showCase(context, reference, visitor, { status: 403, typed: { form: 'move', values: { to, note: told, internal }, isOld: true } }),
    take: async ({ reference, version: seen, to, note: told, internal }, visitor, reply) => {
      const found = await findCase(context, reference);
      if (!found) return NOT_FOUND;
      const values = { to, note: told, internal };
      const faults = faultsOf({ to, note: told, internal });
      if (Object.keys(faults).length > 0) return showCase(context, found.reference, visitor, { status: 400, typed: { form: 'move', values, faults } });
      const { id: staffId, name: staff } = visitor.member;
      if (to === '') {
        await addNote(found.reference, staffId, internal);
        return backTo(reply, found.reference, 'noted');
      }
      const at = now();
      try {
        await moveCase(db, {
          reference: found.reference, to, note: told, staff, now: at, seen,
          also: async (tx, from: CaseStatus) => {
            await note(tx, { staffId, action: 'case.moved', subject: found.reference, detail: `${STATUSES[from]} → ${STATUSES[to]}` }, at);
            if (internal !== '') await note(tx, { staffId, action: 'case.note', subject: found.reference, detail: internal }, at);
          },
        });
      } catch (error) {
        if (!isConflict(error)) throw error;
        return showCase(context, found.reference, visitor, { status: 409, typed: { form: 'move', values, conflict: true } });
      }
      return backTo(reply, found.reference, 'moved');
    },
  });

  addForm(desk, context, '/case/ask', {
    body: z.object({ ...caseForm, text: typedLines }),
    again: ({ reference, text }, visitor) => showCase(context, reference, visitor, { status: 403, typed: { form: 'ask', values: { text }, isOld: true } }),
    take: async ({ reference, version: seen, text }, visitor, reply) => {
      const found = await findCase(context, reference);
      if (!found) return NOT_FOUND;
      const fault = text === '' ? 'Enter a question.' : tooLong(text);
      if (fault !== null) return showCase(context, found.reference, visitor, { status: 400, typed: { form: 'ask', values: { text }, faults: { text: fault } } });
      const { id: staffId, name: staff } = visitor.member;
      const at = now();
      try {
        await askSender(db, { reference: found.reference, text, staff, now: at, seen, also: (tx) => note(tx, { staffId, action: 'case.asked', subject: found.reference, detail: '' }, at) });
      } catch (error) {
        if (!isConflict(error)) throw error;
        return showCase(context, found.reference, visitor, { status: 409, typed: { form: 'ask', values: { text }, conflict: true } });
      }
      return backTo(reply, found.reference, 'asked');
    },
  });

  addPage(desk, context, '/file/:reference/:id', {
    query: z.object({ reference: z.string().max(40), id: z.string().max(64) }),
    show: async ({ reference, id }, { member }, reply) => {
      const found = await findCase(context, reference);
      const known = found?.files.some((file) => file.id === id);
      const file = known === true ? await readFileContent(db, id) : null;
      if (!found || !file) return messagePage(404, 'File not found', 'This case has no such file. It may have been deleted at the end of its retention period or by the sender.');
      await note(db, { staffId: member.id, action: 'file.downloaded', subject: found.reference, detail: id.slice(0, 12) }, now());
      return reply
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .header('content-disposition', attachment(file.name))
        .type(file.mediaType)
        .send(file.content);
    },
  });
}

function faultsOf({ to, note: told, internal }: { readonly to: string; readonly note: string; readonly internal: string }): Record<string, string> {
  const long = { note: tooLong(told), internal: tooLong(internal) };
  const faults = Object.fromEntries(Object.entries(long).flatMap(([name, fault]) => (fault === null ? [] : [[name, fault]])));
  if (to !== '') return faults;
  if (told !== '') return { ...faults, to: 'Choose a new status: a note to the sender is only sent with a status change. To write to the sender without one, send a question below.' };
  return internal === '' ? { ...faults, to: 'Choose a new status or enter an internal note.' } : faults;
}
