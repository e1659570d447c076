/** The demo's outbox as a page: mails and text messages that would have left, newest first. Pure. */
import { createHash } from 'node:crypto';
import { directionOf, LOCALE_FACTS, type Locale } from '@amberlane/contract/site';
import type { OutboxMessage } from './outbox.ts';
import { escaped } from './fallback-pages.ts';
import { serverText } from './server-texts.ts';

const STYLE =
  'body{margin:0;padding:1.5rem;font:1rem/1.8 system-ui,sans-serif;color:#1c1712;background:#fff}main{max-inline-size:44rem;margin-inline:auto;' +
  'border-block-start:4px solid #ff8a14;padding-block-start:1rem}h1{font-size:1.5rem;line-height:1.5;margin:0}h2{font-size:1.125rem;margin:0}p{margin:.5rem 0}' +
  'a{color:#a84a00}article{border-block-start:1px solid #e4ddd5;padding-block:1rem}small{color:#70655a;overflow-wrap:anywhere}' +
  '.text{white-space:pre-wrap;overflow-wrap:anywhere}.code{font-weight:700}';

export const OUTBOX_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** The whole document. */
export function outboxPage(messages: readonly OutboxMessage[], locale: Locale): string {
  const title = serverText('outbox.title', locale);
  const list = messages.length === 0 ? `<p>${serverText('outbox.empty', locale)}</p>` : messages.map((message) => article(message, locale)).join('');
  return (
    `<!doctype html><html lang="${LOCALE_FACTS[locale].tag}" dir="${directionOf(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${serverText('outbox.about', locale)}</p>` +
    `<p><a href="/-/outbox">${serverText('outbox.reload', locale)}</a></p>${list}</main></body></html>`
  );
}

function article({ to, channel, subject, text, code, unsubscribe, at }: OutboxMessage, locale: Locale): string {
  const time = `<time datetime="${escaped(at)}"><bdi dir="ltr">${escaped(at.slice(0, 19).replace('T', ' '))} UTC</bdi></time>`;
  const kind = serverText(`outbox.${channel}`, locale);
  const heading = subject === '' ? kind : `<bdi>${escaped(subject)}</bdi>`;
  return (
    `<article><h2>${heading}</h2><p><small>${kind} · <bdi dir="ltr">${escaped(to)}</bdi> · ${time}</small></p>` +
    `<p class="text" dir="auto">${escaped(text)}</p>${code === undefined ? '' : `<p>${serverText('outbox.code', locale)} <bdi class="code" dir="ltr">${escaped(code)}</bdi></p>`}` +
    `${unsubscribe === undefined ? '' : `<p><small><bdi dir="ltr">List-Unsubscribe: ${escaped(unsubscribe)}</bdi></small></p>`}</article>`
  );
}
