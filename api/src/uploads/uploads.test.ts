import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import { dropUpload, finishUpload, MAX_UPLOAD_BYTES, sendUploadPart, startUpload, UPLOAD_PART_BYTES } from '@amberlane/contract/calls/uploads';
import { LOCALES } from '@amberlane/contract/site';
import type { ApiSettings } from '../settings.ts';
import { deleteExpired } from '../retention/delete-expired.ts';
import { describeOnBothDatabases, openMemory } from '../testing/test-databases.ts';
import { startTestApi, type AskOptions, type TestApi } from '../testing/test-api.ts';
import { claimUploads, deleteFilesOf, filesOf, readFileContent, uploadKey } from './claim-uploads.ts';
import { VIRUS_TEST } from './judge/foreign-content.ts';
import { packedPdf, pdfStream, samplePdf, samplePng, sampleZip } from './testing/sample-files.ts';

const HOUR_MS = 3_600_000;
const FROM_OUTSIDE = (address: string): AskOptions => ({ headers: { 'x-forwarded-for': address } });
/** A document of more parts than are read at a time. */
const LONG = samplePdf({ objects: Array.from({ length: 14 }, (_none, number) => pdfStream(number + 4, '', Buffer.alloc(100_000, `page ${number} `))) });

const partsOf = (content: Buffer): string[] =>
  Array.from({ length: Math.ceil(content.length / UPLOAD_PART_BYTES) }, (_none, part) => content.subarray(part * UPLOAD_PART_BYTES, (part + 1) * UPLOAD_PART_BYTES).toString('base64'));

async function sent(api: TestApi, name: string, content: Buffer, options?: AskOptions): Promise<string> {
  const { id } = await api.ask(startUpload, { name, bytes: content.length }, options);
  for (const [part, text] of partsOf(content).entries()) await api.ask(sendUploadPart, { id, part, content: text }, options);
  return id;
}
async function attached(api: TestApi, name = 'cv.pdf', content = samplePdf()): Promise<string> {
  const id = await sent(api, name, content);
  await api.ask(finishUpload, { id });
  return id;
}

async function newLead({ database: { db }, now }: TestApi): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('lead')
    .values({ id, reference: id, kind: 'feedback', country: 'GH', locale: 'en', email: 'a@example.com', content: '{}', fingerprint: id, suspect: false, created_at: now(), keep_until: new Date(now().getTime() + 1_000 * HOUR_MS) })
    .execute();
  return id;
}
const claim = (api: TestApi, ids: readonly string[], leadId: string, messageId: string | null = null) =>
  api.database.db.transaction().execute((tx) => claimUploads(tx, ids, { leadId, messageId }, api.now()));
const stored = (api: TestApi, id: string) => api.database.db.selectFrom('upload').selectAll().where('id', '=', uploadKey(id)).executeTakeFirst();
const gone = (place: number) => ({ field: `attachments.${place}`, code: 'fileGone', params: {} });

describeOnBothDatabases('attached files', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  it('arrive in parts, in any order and more than once, and are named after their content', async () => {
    const { id, partBytes, expiresAt } = await api.ask(startUpload, { name: '../../C:\\papers\\Licence.docx', bytes: LONG.length });
    expect([partBytes, expiresAt]).toEqual([UPLOAD_PART_BYTES, '2026-11-21T10:30:00.000Z']);
    const parts = partsOf(LONG);
    expect(parts).toHaveLength(11);
    const received: number[] = [];
    for (const part of [10, 3, 3, 9, 8, 7, 6, 5, 4, 2, 1, 0]) received.push((await api.ask(sendUploadPart, { id, part, content: parts[part] ?? '' })).received);
    expect([received[1], received[2], received.at(-1)]).toEqual([received[2], received[1], LONG.length]);
    const file = { id, name: 'Licence.pdf', bytes: LONG.length, mediaType: 'application/pdf' };
    expect(await api.ask(finishUpload, { id })).toEqual(file);
    // The answer was lost.
    expect(await api.ask(finishUpload, { id })).toEqual(file);
    expect(await api.refused(sendUploadPart, { id, part: 0, content: parts[0] ?? '' })).toMatchObject({ status: 410, code: ERROR.UPLOAD_GONE });
    const leadId = await newLead(api);
    await claim(api, [id], leadId);
    expect((await readFileContent(api.database.db, uploadKey(id)))?.content.equals(LONG)).toBe(true);
  });

  it('are kept under a hash of what the reader holds', async () => {
    const id = await attached(api);
    expect(await stored(api, id)).toMatchObject({ finished: true, media_type: 'application/pdf' });
    const all = await api.database.db.selectFrom('upload').select('id').execute();
    expect(all.map((row) => row.id)).not.toContain(id);
  });

  it('are refused when they are empty, too large or announced wrongly, in six languages', async () => {
    for (const locale of LOCALES) {
      expect(await api.refused(startUpload, { name: 'a.pdf', bytes: 0 }, { locale })).toMatchObject({ status: 400, fields: [{ field: 'bytes', code: 'fileEmpty', message: fieldMessage('fileEmpty', locale, {}) }] });
      const tooLarge = await api.refused(startUpload, { name: 'a.pdf', bytes: MAX_UPLOAD_BYTES + 1 }, { locale });
      expect(tooLarge.fields).toEqual([expect.objectContaining({ field: 'bytes', code: 'fileTooLarge', message: fieldMessage('fileTooLarge', locale, { max: 10 }) })]);
    }
    expect(await api.refused(startUpload, { name: '\u202e', bytes: 1.5 })).toMatchObject({ fields: [{ field: 'name', code: 'required' }, { field: 'bytes', code: 'wholeNumber' }] });
  });

  it('hold exactly what was announced', async () => {
    const pdf = samplePdf();
    const { id } = await api.ask(startUpload, { name: 'a.pdf', bytes: pdf.length });
    expect(await api.refused(finishUpload, { id })).toMatchObject({ fields: [{ field: 'file', code: 'fileBroken' }] });
    for (const content of [pdf.subarray(1), Buffer.concat([pdf, pdf])]) {
      expect(await api.refused(sendUploadPart, { id, part: 0, content: content.toString('base64') })).toMatchObject({ fields: [{ field: 'content', code: 'format' }] });
    }
    expect(await api.refused(sendUploadPart, { id, part: 1, content: 'AAAA' })).toMatchObject({ fields: [{ field: 'part', code: 'tooLarge' }] });
    expect(await api.refused(sendUploadPart, { id, part: 80, content: 'AAAA' })).toMatchObject({ fields: [{ field: 'part', code: 'tooLarge' }] });
    expect(await api.refused(sendUploadPart, { id, part: 0, content: 'not base64!' })).toMatchObject({ fields: [{ field: 'content', code: 'format' }] });
    // A missing part can still be sent.
    await api.ask(sendUploadPart, { id, part: 0, content: pdf.toString('base64') });
    expect(await api.ask(finishUpload, { id })).toMatchObject({ name: 'a.pdf' });
  });

  it.each([
    ['fileType', sampleZip()],
    ['fileBroken', samplePdf({ trailer: '/Encrypt 9 0 R' })],
    ['fileHarmful', samplePdf({ objects: [packedPdf(4, '', VIRUS_TEST)] })],
    ['fileHarmful', samplePng({ width: 100_000, height: 100_000 })],
  ] as const)('are judged by their content: %s, and then kept nowhere', async (code, content) => {
    for (const locale of LOCALES.slice(0, 2)) {
      const id = await sent(api, 'innocent.pdf', content);
      expect(await api.refused(finishUpload, { id }, { locale })).toMatchObject({ status: 400, fields: [{ field: 'file', code, message: fieldMessage(code, locale, {}) }] });
      expect(await stored(api, id)).toBeUndefined();
      expect(await api.refused(finishUpload, { id })).toMatchObject({ code: ERROR.UPLOAD_GONE });
    }
  });

  it('are what was judged: a part that changes meanwhile is not taken', async () => {
    const pdf = samplePdf();
    const id = await sent(api, 'a.pdf', pdf);
    const late = Buffer.from(pdf.map((byte) => (byte === 0x37 ? 0x38 : byte))).toString('base64');
    const [finishing, writing] = await Promise.all([api.send(finishUpload, { id }), api.send(sendUploadPart, { id, part: 0, content: late })]);
    const row = await stored(api, id);
    // Either the part came too late, or the file has to be judged again.
    expect([[200, 410, true], [409, 200, false], [200, 200, true]]).toContainEqual([finishing.statusCode, writing.statusCode, row?.finished]);
    if (row?.finished !== true) return;
    const leadId = await newLead(api);
    await claim(api, [id], leadId);
    expect((await readFileContent(api.database.db, uploadKey(id)))?.content.toString('base64')).toBe(writing.statusCode === 200 ? late : pdf.toString('base64'));
  });

  it('go to one form: of two at once one gets them, and the other is told which are gone', async () => {
    const ids = [await attached(api), await attached(api)];
    const leads = [await newLead(api), await newLead(api)];
    const results = await Promise.allSettled([claim(api, ids, leads[0] ?? ''), claim(api, [...ids].reverse(), leads[1] ?? '')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: ERROR.VALIDATION, fields: [gone(0), gone(1)] } });
    const lists = await Promise.all(leads.map((leadId) => filesOf(api.database.db, leadId)));
    expect(lists.map(({ length }) => length).sort()).toEqual([0, 2]);
  });

  it('are not claimed when unknown, unfinished or expired, and then none of the form is', async () => {
    const leadId = await newLead(api);
    const good = await attached(api);
    const unfinished = await sent(api, 'a.pdf', samplePdf());
    await expect(claim(api, [good, unfinished, 'x'.repeat(43)], leadId)).rejects.toMatchObject({ fields: [gone(1), gone(2)] });
    expect(await filesOf(api.database.db, leadId)).toEqual([]);
    api.setTime(new Date(api.now().getTime() + 24 * HOUR_MS));
    await expect(claim(api, [good], leadId)).rejects.toMatchObject({ fields: [gone(0)] });
    for (const call of [finishUpload, sendUploadPart]) expect(await api.refused(call, { id: good, part: 0, content: 'AAAA' })).toMatchObject({ status: 410, code: ERROR.UPLOAD_GONE });
    api.setTime(new Date('2026-11-20T10:30:00Z'));
  });

  it('are listed in the order of the form, those of messages after them, and read by the staff alone', async () => {
    const leadId = await newLead(api);
    const [one, two, three] = [await attached(api, 'one.pdf'), await attached(api, 'two.png', samplePng()), await attached(api, 'three.pdf')];
    expect(await readFileContent(api.database.db, uploadKey(one))).toBeNull();
    await claim(api, [three], leadId, 'message-1');
    await claim(api, [two, one], leadId);
    expect((await filesOf(api.database.db, leadId)).map(({ name, messageId, mediaType }) => [name, messageId, mediaType])).toEqual([
      ['two.png', null, 'image/png'], ['one.pdf', null, 'application/pdf'], ['three.pdf', 'message-1', 'application/pdf'],
    ]);
    expect(await readFileContent(api.database.db, uploadKey(two))).toEqual({ name: 'two.png', mediaType: 'image/png', content: samplePng() });
    expect(await readFileContent(api.database.db, 'unknown')).toBeNull();
  });

  it('are dropped by who holds the id, but not once a form has them', async () => {
    const id = await attached(api);
    expect(await api.ask(dropUpload, { id })).toEqual({ dropped: true });
    expect(await api.ask(dropUpload, { id })).toEqual({ dropped: false });
    const kept = await attached(api);
    await claim(api, [kept], await newLead(api));
    expect(await api.ask(dropUpload, { id: kept })).toEqual({ dropped: false });
    expect(await api.refused(finishUpload, { id: kept })).toMatchObject({ code: ERROR.UPLOAD_GONE });
  });

  it('go with their lead, with a withdrawal, or after a day', async () => {
    const { db } = api.database;
    const [leadId, withdrawn] = [await newLead(api), await newLead(api)];
    const [claimed, second, waiting] = [await attached(api), await attached(api), await attached(api)];
    await claim(api, [claimed], leadId);
    await claim(api, [second], withdrawn);
    await db.transaction().execute((tx) => deleteFilesOf(tx, withdrawn));
    expect(await stored(api, second)).toBeUndefined();
    await deleteExpired(db, new Date(api.now().getTime() + 25 * HOUR_MS));
    expect([await stored(api, claimed), await stored(api, waiting)]).toEqual([expect.anything(), undefined]);
    await db.deleteFrom('lead').where('id', '=', leadId).execute();
    const parts = await db.selectFrom('upload_part').select('part').where('upload_id', 'in', [claimed, second, waiting].map(uploadKey)).execute();
    expect([await stored(api, claimed), parts]).toEqual([undefined, []]);
  });

  it('of a program that fills in the hidden field are kept nowhere', async () => {
    const { id } = await api.ask(startUpload, { name: 'a.pdf', bytes: 10, homepage: 'https://spam.example' });
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(await stored(api, id)).toBeUndefined();
    expect(await api.refused(sendUploadPart, { id, part: 0, content: 'AAAA' })).toMatchObject({ code: ERROR.UPLOAD_GONE });
  });

  it('are limited by network: forty in an hour, and a hundred megabytes', async () => {
    const many = FROM_OUTSIDE('203.0.113.7');
    for (let count = 0; count < 40; count += 1) await api.ask(startUpload, { name: 'a.pdf', bytes: 1 }, many);
    expect(await api.refused(startUpload, { name: 'a.pdf', bytes: 1 }, many)).toMatchObject({ status: 429, code: ERROR.TOO_MANY_REQUESTS });
    const large = FROM_OUTSIDE('203.0.113.8');
    for (let count = 0; count < 10; count += 1) await api.ask(startUpload, { name: 'a.pdf', bytes: MAX_UPLOAD_BYTES }, large);
    expect(await api.refused(startUpload, { name: 'a.pdf', bytes: MAX_UPLOAD_BYTES }, large)).toMatchObject({ status: 429 });
  });
});

/** A scanner that finds something in everything that holds a word. */
async function openScanner(word: string) {
  const server = createServer((socket) => {
    let read = '';
    socket.on('error', () => {});
    socket.on('data', (piece: Buffer) => {
      read += piece.toString('latin1');
      if (read.endsWith('\0\0\0\0')) socket.end(read.includes(word) ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port }, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('attached files with settings of their own', () => {
  async function withApi(settings: Partial<ApiSettings>, test: (api: TestApi, lines: readonly string[]) => Promise<void>): Promise<void> {
    const lines: string[] = [];
    const api = await startTestApi(openMemory, { settings: { logLevel: 'warn', ...settings }, logTo: { write: (line) => void lines.push(line) } });
    try {
      await test(api, lines);
    } finally {
      await api.close();
    }
  }

  it('are shown to the virus scanner, and kept for later while it does not answer', async () => {
    const scanner = await openScanner('Kumasi');
    await withApi({ clamdAddress: scanner.address }, async (api, lines) => {
      expect(await api.ask(finishUpload, { id: await sent(api, 'a.pdf', samplePdf()) })).toMatchObject({ name: 'a.pdf' });
      const infected = await sent(api, 'b.pdf', samplePdf({ objects: ['4 0 obj (Kumasi) endobj\n'] }));
      expect(await api.refused(finishUpload, { id: infected })).toMatchObject({ fields: [{ field: 'file', code: 'fileHarmful' }] });
      expect(await stored(api, infected)).toBeUndefined();
      await scanner.close();
      const waiting = await sent(api, 'c.pdf', samplePdf());
      for (const locale of LOCALES) {
        expect(await api.refused(finishUpload, { id: waiting }, { locale })).toMatchObject({ status: 500, code: ERROR.UPLOAD_NOT_CHECKED, message: errorMessage(ERROR.UPLOAD_NOT_CHECKED, locale) });
      }
      expect(await stored(api, waiting)).toMatchObject({ finished: false, media_type: null });
      await expect(claim(api, [waiting], await newLead(api))).rejects.toMatchObject({ fields: [gone(0)] });
      expect(lines.filter((line) => line.includes('attached file not checked for viruses'))).toHaveLength(LOCALES.length);
    });
  });

  it('may fill the space and no more; the log tells before and when it is full', async () => {
    await withApi({ uploadSpaceBytes: 1_000 }, async (api, lines) => {
      for (const name of ['announced.pdf', 'again.pdf']) await api.ask(startUpload, { name, bytes: 700 });
      await sent(api, 'a.pdf', Buffer.alloc(700));
      expect(lines).toEqual([]);
      await sent(api, 'a.pdf', Buffer.alloc(200));
      expect(lines).toEqual([expect.stringMatching(/"level":40.*"usedBytes":700.*space for attached files/)]);
      for (const locale of LOCALES) {
        expect(await api.refused(startUpload, { name: 'a.pdf', bytes: 200 }, { locale })).toMatchObject({ status: 429, code: ERROR.UPLOAD_SPACE_FULL, message: errorMessage(ERROR.UPLOAD_SPACE_FULL, locale) });
      }
      expect(lines[1]).toMatch(/"level":50.*"usedBytes":900.*space for attached files/);
      const { body } = await api.app.inject('/metrics');
      expect(body).toContain(`api_limit_hits_total{limit="upload.space"} ${LOCALES.length}`);
      expect(body).toContain('api_upload_space_used_bytes 900');
      expect(body).toContain('api_upload_space_limit_bytes 1000');
    });
  });

  it('fill the space with those of cases too, until their case goes', async () => {
    await withApi({ uploadSpaceBytes: 2 * samplePdf().length }, async (api, lines) => {
      const leadId = await newLead(api);
      await claim(api, [await attached(api)], leadId);
      await sent(api, 'a.pdf', Buffer.alloc(100));
      expect(await api.refused(startUpload, { name: 'b.pdf', bytes: samplePdf().length })).toMatchObject({ status: 429, code: ERROR.UPLOAD_SPACE_FULL });
      const used = `${samplePdf().length + 100}`;
      expect(lines.at(-1)).toMatch(new RegExp(`"level":50.*"usedBytes":${used},"keptBytes":${samplePdf().length}.*space for attached files`));
      const { body } = await api.app.inject('/metrics');
      expect(body).toContain(`api_upload_space_used_bytes ${used}`);
      expect(body).toContain(`api_upload_space_kept_bytes ${samplePdf().length}`);
      await api.database.db.deleteFrom('lead').where('id', '=', leadId).execute();
      expect(await attached(api)).toMatch(/^[\w-]{43}$/);
    });
  });

  it('without a scanner are told of at the start, except in the demo', async () => {
    const warned = async (settings: Partial<ApiSettings>): Promise<boolean> => {
      let found = false;
      await withApi(settings, async (_api, lines) => {
        found = lines.some((line) => line.includes('CLAMD_ADDRESS is not set'));
      });
      return found;
    };
    expect([await warned({ demo: true }), await warned({ demo: false }), await warned({ demo: false, clamdAddress: { host: 'clamav', port: 3310 } })]).toEqual([false, true, false]);
  });
});
