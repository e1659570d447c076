import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveCustomerFeedback, saveFranchiseApplication } from '@amberlane/contract/calls/leads';
import { readCase } from '../cases/staff-cases.ts';
import { FEEDBACK_EXAMPLE, FRANCHISE_EXAMPLE } from '../leads/examples.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { testDesk, type DeskVisitor, type TestDesk } from '../testing/test-desk.ts';

const HOSTILE = '</script><img src=x onerror=alert(1)>"\'';
let count = 0;
const someone = (): string => `someone${(count += 1)}@example.com`;

describeOnOneDatabase('cases at the staff desk', (open) => {
  let api: TestApi;
  let desk: TestDesk;
  let member: DeskVisitor;
  let reader: DeskVisitor;
  beforeAll(async () => {
    api = await startTestApi(open);
    desk = testDesk(api);
    member = await desk.signIn('desk', 'ama');
    reader = await desk.signIn('reader', 'reader');
  });
  afterAll(async () => {
    await desk.close();
    await api.close();
  });

  const apply = async (changes: object = {}): Promise<string> => (await api.ask(saveFranchiseApplication, { ...FRANCHISE_EXAMPLE.request, email: someone(), ...changes })).reference;
  const complain = async (changes: object = {}): Promise<string> => (await api.ask(saveCustomerFeedback, { ...FEEDBACK_EXAMPLE.request, email: someone(), ...changes })).reference;
  const pageOf = async (reference: string, who = member): Promise<string> => (await who.get(`/?case=${reference}`)).payload;
  const versionIn = (page: string): string => /name="version" value="([\d.]+)"/.exec(page)?.[1] ?? '';
  const move = async (reference: string, fields: Readonly<Record<string, string>>, who = member) => who.post('/case/move', { reference, version: versionIn(await pageOf(reference)), note: '', internal: '', ...fields });
  const caseOf = (reference: string) => readCase(api.database.db, reference);
  const logOf = async (reference: string) => (await desk.log()).filter(({ subject }) => subject === reference).map(({ action, detail, by }) => [action, detail, by]);
  const listed = async (query: string): Promise<string[]> => [...(await member.get(`/?tab=cases${query}`)).payload.matchAll(/<a href="\/\?case=([\w-]+)">/g)].map(([, reference = '']) => reference);

  describe('the list', () => {
    it('begins with what is due first, and finds by kind, status, country, name, mail and reference', async () => {
      const suggestion = await complain({ lastName: 'Búsqueda', country: 'MA' });
      const late = await complain({ topic: 'LATE', country: 'TR' });
      const applied = await apply({ name: 'Kwabena Sought' });
      const all = await listed('');
      expect(all.indexOf(late)).toBeLessThan(all.indexOf(applied));
      expect(all.indexOf(applied)).toBeLessThan(all.indexOf(suggestion));
      expect(await listed('&kind=franchise')).toEqual(expect.arrayContaining([applied]));
      expect(await listed('&kind=franchise')).not.toContain(late);
      expect(await listed('&kind=feedback&country=TR')).toEqual([late]);
      expect(await listed('&search=sought')).toEqual([applied]);
      expect(await listed(`&search=${encodeURIComponent('Búsq')}`)).toEqual([suggestion]);
      expect(await listed(`&search=${late.toLowerCase().replaceAll('-', '')}`)).toEqual([late]);
      await move(late, { to: 'ANSWERED' });
      expect(await listed('&status=ANSWERED')).toEqual([late]);
      expect(await listed('')).not.toContain(late);
    });

    it('marks what is overdue, and shows it alone', async () => {
      const reference = await complain({ topic: 'LOST' });
      expect(await listed('&overdue=1')).not.toContain(reference);
      const before = api.now();
      api.setTime(new Date('2026-11-27T10:30:00Z'));
      // Another one: limits know no clock that goes back.
      const later = testDesk(api);
      const { payload } = await (await later.signIn()).get('/?tab=cases&overdue=1');
      await later.close();
      expect(payload).toContain(reference);
      expect(payload).toMatch(/Overdue, due \d+ (h|d) ago/);
      api.setTime(before);
    });

    it('goes on page by page, without a case twice', async () => {
      for (let made = 0; made < 30; made += 1) await api.database.db.insertInto('lead').values({
        id: randomUUID(), reference: `BC-PAGE-${made}`, kind: 'business', country: 'KE', locale: 'en', email: 'a@example.com', content: JSON.stringify({ lastName: 'Paged' }), fingerprint: randomUUID(), suspect: false,
        created_at: api.now(), keep_until: new Date('2027-11-20'), status: 'RECEIVED', answer_by: api.now(), answered_at: null,
      }).execute();
      const first = (await member.get('/?tab=cases&kind=business&country=KE')).payload;
      expect(first).toContain('<dt>Found</dt><dd>30</dd>');
      const next = /href="([^"]+)">Next page/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const pages = [await listed('&kind=business&country=KE'), await listed(next.replace('/?tab=cases', ''))];
      expect(pages.map(({ length }) => length)).toEqual([25, 5]);
      expect(new Set(pages.flat()).size).toBe(30);
    });

    it.each(['&kind=nonsense', '&status=%00', '&country=XX', '&search=%25', '&order=up', '&overdue=yes', '&tab=nonsense', '&before=-1', '&search=%00x', '&search=%F0', `&search=${'x'.repeat(200)}`, '&cursor='])('is a page for the address %s too', async (query) => {
      expect((await member.get(`/?tab=cases${query}`)).statusCode).toBe(200);
    });

    it('says when nothing is found', async () => {
      expect((await member.get('/?tab=cases&search=nobody-has-this-name')).payload).toContain('No case matches this filter.');
    });
  });

  describe('a case', () => {
    it('shows all that was filled in as text, names in Arabic isolated', async () => {
      const page = await pageOf(await apply({ name: HOSTILE, city: 'الدار البيضاء', remark: 'one\ntwo <b>' }));
      expect(page).not.toMatch(/<img|<\/script|<script/);
      expect(page).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;');
      expect(page).toContain('<bdi dir="auto">الدار البيضاء</bdi>');
      expect(page).toContain('<p class="said" dir="auto">one\ntwo &lt;b&gt;</p>');
      expect(page).toContain('<dt>Preferred contact method</dt><dd><bdi dir="auto">WhatsApp</bdi></dd>');
      expect(page).toContain('<dt>Country</dt><dd><bdi dir="auto">Ghana</bdi></dd>');
      expect(page).toContain('<dt>Experience in logistics</dt><dd>Yes</dd>');
    });

    it('is not there for another reference', async () => {
      for (const reference of ['FR-0000-0000', 'x', '%27']) expect((await member.get(`/?case=${reference}`)).statusCode).toBe(404);
    });
  });

  describe('moving', () => {
    it('mails the public note, keeps the internal one in the log, and says so', async () => {
      const reference = await apply({ email: 'moved@example.com' });
      const { statusCode, headers } = await move(reference, { to: 'VERIFICATION', note: 'We visit\0 you on Friday.', internal: 'Ask Kofi to drive.\0' });
      expect([statusCode, headers.location]).toEqual([303, `/?case=${reference}&done=moved`]);
      expect((await member.get(String(headers.location))).payload).toContain('The status was changed');
      expect((await caseOf(reference))?.steps.at(-1)).toMatchObject({ status: 'VERIFICATION', note: 'We visit you on Friday.', staff: 'Member ama' });
      expect(await logOf(reference)).toEqual([['case.note', 'Ask Kofi to drive.', 'Member ama'], ['case.moved', 'Received → Verification', 'Member ama']]);
      await api.deliver();
      const mail = (await api.outbox()).find(({ to, text }) => to === 'moved@example.com' && text.includes('Friday'));
      expect(mail?.text).toContain('We visit you on Friday.');
      expect((await api.outbox()).some(({ text }) => text.includes('Kofi'))).toBe(false);
      const page = await pageOf(reference);
      expect([page.includes('We visit you on Friday.'), page.includes('Ask Kofi to drive.')]).toEqual([true, true]);
    });

    it('tells who comes late that another was faster, and loses nothing that was typed', async () => {
      const reference = await apply();
      const version = versionIn(await pageOf(reference));
      await move(reference, { to: 'DECLINED' });
      const late = await member.post('/case/move', { reference, version, to: 'VERIFICATION', note: 'Typed & kept', internal: 'Also <kept>' });
      expect(late.statusCode).toBe(409);
      expect(late.payload).toContain('Another member changed this case while you were writing. Its status is now “Declined”.');
      expect(late.payload).toContain('Also &lt;kept&gt;</textarea>');
      expect((await caseOf(reference))?.status).toBe('DECLINED');
      expect((await logOf(reference)).map(([action]) => action)).toEqual(['case.moved']);
    });

    it('lets one of two who send at once pass', async () => {
      const reference = await apply();
      const other = await desk.signIn('desk');
      const version = versionIn(await pageOf(reference));
      await other.get('/');
      const sent = (who: DeskVisitor, to: string) => who.post('/case/move', { reference, version, to, note: '', internal: '' });
      const answers = await Promise.all([sent(member, 'VERIFICATION'), sent(other, 'DECLINED')]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
      expect((await caseOf(reference))?.steps).toHaveLength(2);
    });

    it('is done once by a double click', async () => {
      const reference = await apply();
      const version = versionIn(await pageOf(reference));
      const click = () => member.post('/case/move', { reference, version, to: 'VERIFICATION', note: 'Once', internal: 'Once' });
      expect((await Promise.all([click(), click()])).map(({ statusCode }) => statusCode)).toEqual([303, 303]);
      expect((await caseOf(reference))?.steps).toHaveLength(2);
      expect(await logOf(reference)).toHaveLength(2);
      const noted = () => move(reference, { to: '', internal: 'Note alone' });
      await noted();
      expect((await noted()).headers.location).toContain('done=noted');
      expect((await logOf(reference)).filter(([, detail]) => detail === 'Note alone')).toHaveLength(1);
    });

    it('is refused with a sentence beside the field, with what was typed', async () => {
      const reference = await apply();
      const nothing = await move(reference, { to: '' });
      expect([nothing.statusCode, nothing.payload.includes('Choose a new status or enter an internal note.')]).toEqual([400, true]);
      const noted = await move(reference, { to: '', note: 'Public only' });
      expect(noted.payload).toMatch(/Choose a new status: a note to the sender[\s\S]*Public only<\/textarea>/);
      const long = await move(reference, { to: 'VERIFICATION', note: 'x'.repeat(2_001), internal: 'y'.repeat(3_000) });
      expect(long.payload).toContain('Enter 2000 characters or fewer. Your text has 2001.');
      expect(long.payload).toContain('Your text has 3000.');
      expect(long.payload).toContain('x'.repeat(2_001));
      expect((await caseOf(reference))?.status).toBe('RECEIVED');
    });

    it('comes back with what was typed when the session has changed meanwhile', async () => {
      const reference = await apply();
      const version = versionIn(await pageOf(reference));
      const signedOut = await desk.stranger.post('/case/move', { reference, version, to: 'DECLINED', note: 'Typed', internal: '' });
      expect([signedOut.statusCode, signedOut.payload.includes('your text is restored')]).toEqual([401, true]);
      const moved = await member.post('/case/move', { formToken: 'of another session', reference, version, to: 'DECLINED', note: 'Typed & kept', internal: 'Too' });
      expect(moved.statusCode).toBe(403);
      expect(moved.payload).toMatch(/You have signed in again[\s\S]*<option value="DECLINED" selected>[\s\S]*Typed &amp; kept<\/textarea>/);
      const asked = await member.post('/case/ask', { formToken: '', reference, version, text: 'Also kept' });
      expect([asked.statusCode, asked.payload.includes('Also kept</textarea>')]).toEqual([403, true]);
      expect(await caseOf(reference)).toMatchObject({ status: 'RECEIVED', messages: [] });
      expect(await logOf(reference)).toEqual([]);
    });

    it('goes no way that there is none of', async () => {
      const reference = await apply();
      expect((await move(reference, { to: 'SIGNED' })).statusCode).toBe(409);
      expect((await move(reference, { to: 'WITHDRAWN' })).statusCode).toBe(409);
      expect((await move(reference, { to: 'NONSENSE' })).statusCode).toBe(400);
      expect((await member.post('/case/move', { reference: 'FR-0000-0000', version: '1.0', to: 'VERIFICATION' })).statusCode).toBe(404);
      expect((await caseOf(reference))?.status).toBe('RECEIVED');
    });
  });

  describe('asking the sender', () => {
    it('mails the question and shows it, once', async () => {
      const reference = await apply({ email: 'asked@example.com' });
      const version = versionIn(await pageOf(reference));
      const ask = () => member.post('/case/ask', { reference, version, text: 'Which warehouse?\r\nAnd since when?' });
      const answers = await Promise.all([ask(), ask()]);
      expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([[303, `/?case=${reference}&done=asked`], [303, `/?case=${reference}&done=asked`]]);
      expect((await caseOf(reference))?.messages.map(({ from, text, staff }) => [from, text, staff])).toEqual([['staff', 'Which warehouse?\nAnd since when?', 'Member ama']]);
      expect(await logOf(reference)).toEqual([['case.asked', '', 'Member ama']]);
      await api.deliver();
      expect((await api.outbox()).some(({ to, text }) => to === 'asked@example.com' && text.includes('Which warehouse?'))).toBe(true);
    });

    it('refuses nothing and too much, and a case that has moved on', async () => {
      const reference = await apply();
      const version = versionIn(await pageOf(reference));
      expect((await member.post('/case/ask', { reference, version, text: ' ' })).payload).toContain('Enter a question.');
      expect((await member.post('/case/ask', { reference, version, text: 'x'.repeat(2_001) })).statusCode).toBe(400);
      await move(reference, { to: 'DECLINED' });
      const late = await member.post('/case/ask', { reference, version, text: 'Still there?' });
      expect([late.statusCode, late.payload.includes('Another member changed this case')]).toEqual([409, true]);
      expect((await caseOf(reference))?.messages).toEqual([]);
    });
  });

  describe('a reader', () => {
    it('sees everything, without forms, and changes nothing', async () => {
      const reference = await apply();
      const page = await pageOf(reference, reader);
      expect(page).toContain('Ama Mensah');
      expect(page).not.toMatch(/action="\/case/);
      const version = versionIn(await pageOf(reference));
      for (const [url, fields] of [['/case/move', { to: 'DECLINED' }], ['/case/ask', { text: 'x' }]] as const) expect((await reader.post(url, { reference, version, ...fields })).statusCode).toBe(403);
      expect(await caseOf(reference)).toMatchObject({ status: 'RECEIVED', messages: [] });
      expect(await logOf(reference)).toEqual([]);
    });
  });

  describe('files', () => {
    const CONTENT = Buffer.from('%PDF-1.7\n<script>alert(1)</script>');
    async function attach(reference: string, name: string): Promise<string> {
      const { db } = api.database;
      const lead = await db.selectFrom('lead').select('id').where('reference', '=', reference).executeTakeFirstOrThrow();
      const id = createHash('sha256').update(randomUUID()).digest('hex');
      await db.insertInto('upload').values({ id, name, bytes: CONTENT.length, media_type: 'application/pdf', finished: true, revision: 0, lead_id: lead.id, message_id: null, position: 0, created_at: api.now(), expires_at: api.now() }).execute();
      await db.insertInto('upload_part').values({ upload_id: id, part: 0, content: CONTENT }).execute();
      return id;
    }

    it('are saved, never shown, and each download is written down', async () => {
      const reference = await apply();
      const id = await attach(reference, 'Register "2026" سجل.pdf');
      expect(await pageOf(reference, reader)).toContain(`href="/file/${reference}/${id}"`);
      const { statusCode, headers, rawPayload } = await reader.get(`/file/${reference}/${id}`);
      expect([statusCode, rawPayload.equals(CONTENT)]).toEqual([200, true]);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-disposition': `attachment; filename="Register _2026_ ___.pdf"; filename*=UTF-8''Register%20_2026_%20%D8%B3%D8%AC%D9%84.pdf`,
      });
      expect(await logOf(reference)).toEqual([['file.downloaded', id.slice(0, 12), 'Member reader']]);
    });

    it('are for staff, and found under their own case alone', async () => {
      const [reference, other] = [await apply(), await apply()];
      const id = await attach(reference, 'a.pdf');
      expect((await desk.stranger.get(`/file/${reference}/${id}`)).statusCode).toBe(303);
      for (const url of [`/file/${other}/${id}`, `/file/${reference}/${'0'.repeat(64)}`, `/file/x/${id}`]) expect((await member.get(url)).statusCode).toBe(404);
      expect(await logOf(reference)).toEqual([]);
    });
  });
});
