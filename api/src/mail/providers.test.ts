/** Mails and text messages as the providers get them, from servers of the test's own. */
import { once } from 'node:events';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES } from '@amberlane/contract/site';
import { ACCOUNT_EMAILS, accountEmail, addressed } from './account-emails.ts';
import { smsWebhookMessenger } from './sms-webhook.ts';
import { smtpMessenger } from './smtp.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function mailServer(refuses = false) {
  const mails: { from: string; to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) => done(refuses ? new Error(`no mailbox ${address.address}`) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const messenger = smtpMessenger(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, 'Amberlane <no-reply@amberlane.example>');
  closing.push(() => messenger.close(), () => new Promise<void>((resolve) => server.close(resolve)));
  return { mails, messenger };
}

async function gateway(status: number) {
  const taken: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text)).on('end', () => {
      taken.push({ headers: request.headers, body });
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { taken, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms` };
}

describe('a mail', () => {
  it.each(LOCALES)('arrives in %s as it was written', async (locale) => {
    const { mails, messenger } = await mailServer();
    const { subject, text } = accountEmail('resetCode', locale, { code: '480213', site: 'https://amberlane.example' });
    await messenger.send({ channel: 'mail', to: 'ama@example.com', subject, text });
    const [mail] = mails;
    expect(mail).toMatchObject({ from: 'no-reply@amberlane.example', to: ['ama@example.com'] });
    const [head = '', body = ''] = (mail?.raw ?? '').split(/\r\n\r\n(.*)/s);
    expect(decodedBody(head, body)).toBe(text.trimEnd());
  });

  it('has one reader, whatever its address looks like', async () => {
    const { mails, messenger } = await mailServer();
    await messenger.send({ channel: 'mail', to: 'a@example.com', subject: 'x\r\nBcc: b@example.com', text: 'x' });
    expect(mails.map(({ to }) => to)).toEqual([['a@example.com']]);
    expect(mails[0]?.raw).not.toMatch(/^bcc:/im);
  });

  it('that can be stopped says so to the mail program (RFC 8058), and has the same Message-ID when it comes twice', async () => {
    const { mails, messenger } = await mailServer();
    const unsubscribe = `https://www.amberlane.example/v1/api/track/follow/unsubscribe/${'A1_-'.repeat(10)}xyz`;
    await messenger.send({ channel: 'mail', to: 'ama@example.com', subject: 'x', text: 'x', id: '7b0c', unsubscribe });
    const head = (mails[0]?.raw ?? '').replace(/\r\n(?=[ \t])/g, '');
    expect(head).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(head).toMatch(/^Message-ID: <7b0c@amberlane\.example>\r$/m);
  });

  it('that the server refuses is a failed delivery, and the fault does not name the reader', async () => {
    const { messenger } = await mailServer(true);
    const failure: unknown = await messenger.send({ channel: 'mail', to: 'gone@example.com', subject: 'x', text: 'x' }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: ERROR.DELIVERY_FAILED });
    expect(String((failure as Error).stack)).not.toContain('gone@example.com');
  });
});

describe('a text message', () => {
  const NOW = new Date('2026-11-20T10:30:00Z');

  it('is posted as JSON and signed with its time', async () => {
    const { taken, url } = await gateway(202);
    await smsWebhookMessenger({ url, secret: 'a secret of the gateway', now: () => NOW }).send({ channel: 'sms', to: '+233231234567', subject: '', text: 'Kod: 480213' });
    const [{ headers, body } = { headers: {}, body: '' }] = taken;
    expect(JSON.parse(body)).toEqual({ to: '+233231234567', text: 'Kod: 480213' });
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-timestamp': '1795170600',
      'x-signature': `sha256=${createHmac('sha256', 'a secret of the gateway').update(`1795170600.${body}`).digest('hex')}`,
    });
  });

  it.each([500, 404, 302])('answered with %d is a failed delivery', async (status) => {
    const { url } = await gateway(status);
    await expect(smsWebhookMessenger({ url, secret: null, now: () => NOW }).send({ channel: 'sms', to: '+233231234567', subject: '', text: 'x' })).rejects.toMatchObject({ code: ERROR.DELIVERY_FAILED });
  });
});

describe('an account email', () => {
  const cases = ACCOUNT_EMAILS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const));

  it.each(cases)('%s in %s is complete and in one language', (kind, locale) => {
    const email = accountEmail(kind, locale, { code: '480213', site: 'https://amberlane.example' });
    expect(email.text + email.subject + email.short).not.toMatch(/[{}]/);
    expect(email.text).toContain(email.short);
    expect(email.text).toContain('https://amberlane.example');
    const latin = email.short.replace(/Amberlane|480213|API|Webhook/g, '').match(/[A-Za-z]/g) ?? [];
    if (locale === 'ar' || locale === 'ur' || locale === 'zh-CN') expect(latin).toEqual([]);
    expect(addressed(email, { kind: 'mobile', address: '+233231234567' })).toEqual({ channel: 'sms', to: '+233231234567', subject: '', text: email.short });
  });
});

function decodedBody(head: string, body: string): string {
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase();
  const bytes = encoding === 'base64' ? Buffer.from(body, 'base64') : encoding === 'quoted-printable' ? fromQuotedPrintable(body) : Buffer.from(body);
  return bytes.toString().replaceAll('\r\n', '\n').trimEnd();
}

const fromQuotedPrintable = (body: string): Buffer =>
  Buffer.from(body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_mark, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))), 'latin1');
