import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { saveCustomerFeedback } from '@amberlane/contract/calls/leads';
import { FEEDBACK_EXAMPLE } from '../leads/examples.ts';
import { eventually } from '../testing/eventually.ts';
import { everyKind } from '../testing/every-kind-survey.ts';
import { openMemory } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { note } from './staff-log.ts';
import { testDesk, type DeskVisitor, type TestDesk } from '../testing/test-desk.ts';

type Element = DefaultTreeAdapterTypes.Element;

let api: TestApi;
let desk: TestDesk;
let member: DeskVisitor;
let reference: string;
beforeAll(async () => {
  api = await startTestApi(openMemory);
  desk = testDesk(api);
  member = await desk.signIn();
  ({ reference } = await api.ask(saveCustomerFeedback, { ...FEEDBACK_EXAMPLE.request }));
  await api.database.db.insertInto('survey').values({ code: 'every-kind', status: 'COLLECTING', definition: JSON.stringify(everyKind()), sort: 99 }).execute();
});
afterAll(async () => {
  await desk.close();
  await api.close();
});

/** Addresses of the desk, and how they are asked. */
const ADDRESSES = [
  ['GET', '/sign-in'], ['POST', '/sign-in'], ['POST', '/sign-out'], ['GET', '/desk.css'], ['GET', '/?tab=cases'], ['POST', '/case/move'], ['POST', '/case/ask'], ['GET', '/file/FR-7K3Q-9M2D/x'],
  ['GET', '/questionnaire/seller-needs/results.csv'], ['POST', '/questionnaire/status'],
] as const;

describe('every answer of the desk', () => {
  it.each(['/', '/sign-in', '/nothing', '/desk.css', '/%zz', '/?case=x'])('to %s is kept by nobody, framed by nobody and runs no script', async (url) => {
    const { headers } = await member.get(url);
    expect(headers).toMatchObject({
      'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    });
  });

  it('is a page for what is not there, too long or of another kind', async () => {
    expect((await member.get('/nothing')).statusCode).toBe(404);
    expect((await member.post('/case/move', { note: 'x'.repeat(70_000) })).statusCode).toBe(413);
    const json = await desk.desk.inject({ method: 'POST', url: '/sign-in', payload: { login: 'x' } });
    expect([json.statusCode, json.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
    expect((await desk.desk.inject({ method: 'DELETE', url: '/' })).statusCode).toBe(404);
  });

  it('is refused to a network that asks too often', async () => {
    const busy = testDesk(api);
    for (let page = 0; page < 300; page += 1) await busy.stranger.get('/sign-in');
    const { statusCode, headers, payload } = await busy.stranger.get('/sign-in');
    expect([statusCode, headers['retry-after'], payload.includes('Too many requests')]).toEqual([429, '1', true]);
    await busy.close();
  });
});

describe('the desk', () => {
  it.each(ADDRESSES)('is not behind %s %s of the API', async (method, url) => {
    const { statusCode, payload } = await api.app.inject({ method, url, headers: { 'content-type': 'application/json' }, ...(method === 'POST' && { payload: '{}' }) });
    expect([statusCode, payload.includes('staff')]).toEqual([404, false]);
  });

  it('is behind every one of these addresses on its own port', async () => {
    for (const [method, url] of ADDRESSES) expect([url, (await desk.desk.inject({ method, url, ...(method === 'POST' && { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' }) })).statusCode]).not.toEqual([url, 404]);
  });

  it('is known to no proxy: deployments name neither its setting nor its port', () => {
    const deploy = path.join(__dirname, '../../../deploy');
    const files = readdirSync(deploy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(4);
    for (const file of [...files, path.join(__dirname, '../../../docker-compose.yml')]) expect([file, /STAFF_|8085|staff desk/.test(readFileSync(file, 'utf8'))]).toEqual([file, false]);
  });

  it('listens on its own port beside the API, and ends with it', async () => {
    const lines: string[] = [];
    const other = await startTestApi(openMemory, { settings: { staffPort: 0, logLevel: 'info' }, logTo: { write: (line) => void lines.push(line) } });
    await other.app.listen({ host: '127.0.0.1', port: 0 });
    const address = await eventually(async () => /staff desk ready at (http:[^"]+)"/.exec(lines.join(''))?.[1] ?? '', Boolean);
    expect((await fetch(`${address}/sign-in`)).status).toBe(200);
    expect((await other.app.inject('/metrics')).payload).toContain('route="staff desk /sign-in",status="200"');
    await other.close();
    await expect(fetch(`${address}/sign-in`)).rejects.toThrow();
  });

  it('leaves the API running where its port is taken, and says so', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const held = holder.address();
    const port = typeof held === 'object' && held ? held.port : 0;
    const lines: string[] = [];
    const other = await startTestApi(openMemory, { settings: { staffPort: port, logLevel: 'error' }, logTo: { write: (line) => void lines.push(line) } });
    const address = await other.app.listen({ host: '127.0.0.1', port: 0 });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await eventually(async () => lines.join(''), (said) => said !== '')).toContain(`The staff desk is off: port ${port} can't be used.`);
    await other.close();
    holder.close();
  });
});

it('shows the log page by page, newest first, to readers too', async () => {
  for (let entry = 0; entry < 60; entry += 1) await note(api.database.db, { staffId: null, action: 'member.added', subject: `<b>subject-${entry}</b>`, detail: '' }, api.now());
  const reader = await desk.signIn('reader');
  const subjects = (page: string) => [...page.matchAll(/&lt;b&gt;subject-(\d+)&lt;/g)].map(([, number]) => Number(number));
  const first = (await reader.get('/?tab=log')).payload;
  const next = /href="([^"]+)">Next page/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = (await reader.get(next)).payload;
  expect([...subjects(first), ...subjects(second)]).toEqual(Array.from({ length: 60 }, (_none, index) => 59 - index));
  expect(second).toContain('href="/?tab=log">First page');
});

/** Elements of a page with these names, in its order. */
function all(markup: string, ...names: string[]): Element[] {
  const found: Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (tree.isElementNode(node) && (names.length === 0 || names.includes(node.tagName))) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(markup));
  return found;
}
const attribute = (element: Element, name: string): string | undefined => element.attrs.find((one) => one.name === name)?.value;
function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
const isInLabel = (element: Element): boolean => {
  for (let parent = element.parentNode; parent && tree.isElementNode(parent); parent = parent.parentNode) if (parent.tagName === 'label') return true;
  return false;
};

describe('a page of the desk', () => {
  const PAGES: readonly [name: string, read: () => Promise<string>][] = [
    ['sign-in', async () => (await desk.stranger.get('/sign-in')).payload],
    ['sign-in refused', async () => (await desk.stranger.post('/sign-in', { login: 'x', password: 'x' })).payload],
    ['cases', async () => (await member.get('/?tab=cases&order=newest')).payload],
    ['no case', async () => (await member.get('/?tab=cases&search=nobody')).payload],
    ['case', async () => (await member.get(`/?case=${reference}`)).payload],
    ['case refused', async () => (await member.post('/case/move', { reference, version: '1.0', to: '', note: 'x' })).payload],
    ['conflict', async () => (await member.post('/case/ask', { reference, version: '9.9', text: 'x' })).payload],
    ['questionnaires', async () => (await member.get('/?tab=questionnaires')).payload],
    ['results', async () => (await member.get('/?questionnaire=every-kind')).payload],
    ['log', async () => (await member.get('/?tab=log')).payload],
    ['not found', async () => (await member.get('/nothing')).payload],
  ];

  it.each(PAGES)('"%s" can be read by everybody', async (_name, read) => {
    const page = await read();
    const ids = all(page).flatMap((element) => attribute(element, 'id') ?? []);
    expect(attribute(all(page, 'html')[0] as Element, 'lang')).toBe('en');
    expect(all(page, 'title').map(textOf)[0]).toMatch(/ – Amberlane staff desk$/);
    expect([all(page, 'h1').length, all(page, 'main').length]).toEqual([1, 1]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    // Every field has a name, every reference a target.
    const labels = new Set(all(page, 'label').map((label) => attribute(label, 'for')));
    const fields = all(page, 'input', 'select', 'textarea').filter((field) => attribute(field, 'type') !== 'hidden');
    expect(fields.filter((field) => !labels.has(attribute(field, 'id') ?? 'none') && !isInLabel(field)).map((field) => attribute(field, 'name'))).toEqual([]);
    for (const name of ['aria-labelledby', 'aria-describedby', 'for']) {
      const targets = all(page).flatMap((element) => attribute(element, name)?.split(' ') ?? []);
      expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    }
    expect(all(page, 'a', 'button').filter((element) => textOf(element).trim() === '')).toEqual([]);
    for (const table of all(page, 'table')) expect(table.childNodes.some((child) => tree.isElementNode(child) && child.tagName === 'caption')).toBe(true);
    expect(all(page, 'th').filter((cell) => attribute(cell, 'scope') === undefined)).toEqual([]);
    // Forms of one page are told apart, and nothing that can't be operated is a stop of the Tab key.
    const forms = all(page, 'form').map((form) => attribute(form, 'aria-label') ?? attribute(form, 'aria-labelledby'));
    expect(forms.length > 1 ? [...new Set(forms)].filter(Boolean) : forms).toHaveLength(forms.length);
    expect(all(page).filter((element) => attribute(element, 'tabindex') === '0')).toEqual([]);
    const levels = all(page, 'h1', 'h2', 'h3').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    for (const picture of all(page, 'svg')) expect(attribute(picture, 'aria-hidden') ?? attribute(picture, 'aria-label')).toBeTruthy();
  });

  it.each(PAGES)('"%s" needs no script and holds none', async (_name, read) => {
    const page = await read();
    expect(all(page, 'script', 'style', 'iframe')).toEqual([]);
    expect(all(page).flatMap(({ attrs }) => attrs).filter(({ name }) => name === 'style' || name.startsWith('on'))).toEqual([]);
    for (const form of all(page, 'form').filter((one) => attribute(one, 'method') === 'post' && attribute(one, 'action') !== '/sign-in')) {
      expect(all(page, 'input').some((input) => attribute(input, 'name') === 'formToken' && attribute(input, 'value') !== '' && textOf(form) !== '')).toBe(true);
    }
  });
});
