/** The demo's outbox as a page: mails and text messages that would have left, newest first. Pure. */
import { createHash } from 'node:crypto';
import { directionOf, LOCALE_FACTS, type Locale } from '@amberlane/contract/site';
import type { OutboxMessage } from './outbox.ts';
import { escaped } from './fallback-pages.ts';

interface Wording {
  readonly title: string;
  readonly about: string;
  readonly empty: string;
  readonly reload: string;
  readonly mail: string;
  readonly sms: string;
  readonly code: string;
}

const WORDING: Readonly<Record<Locale, Wording>> = {
  en: {
    title: 'Outbox of the demo', about: 'Mails and text messages that the site would have sent, newest first.', empty: 'Nothing has been sent yet.',
    reload: 'Show new messages', mail: 'Mail', sms: 'Text message', code: 'Code:',
  },
  'zh-CN': { title: '演示发件箱', about: '网站本应发出的邮件和短信，最新的在前。', empty: '尚未发送任何消息。', reload: '显示新消息', mail: '邮件', sms: '短信', code: '验证码：' },
  fr: {
    title: 'Messages de la démonstration', about: 'Les e-mails et SMS que le site aurait envoyés, du plus récent au plus ancien.', empty: "Aucun message n'a encore été envoyé.",
    reload: 'Afficher les nouveaux messages', mail: 'E-mail', sms: 'SMS', code: 'Code\u00a0:',
  },
  ar: {
    title: 'صندوق رسائل العرض التجريبي', about: 'رسائل البريد والرسائل النصية التي كان الموقع سيرسلها، الأحدث أولًا.', empty: 'لم تُرسل أي رسالة بعد.',
    reload: 'عرض الرسائل الجديدة', mail: 'بريد إلكتروني', sms: 'رسالة نصية', code: 'الرمز:',
  },
  ur: {
    title: 'ڈیمو کا آؤٹ باکس', about: 'وہ ای میل اور پیغامات جو سائٹ بھیجتی، تازہ ترین پہلے۔', empty: 'ابھی تک کچھ نہیں بھیجا گیا۔',
    reload: 'نئے پیغامات دکھائیں', mail: 'ای میل', sms: 'ٹیکسٹ پیغام', code: 'کوڈ:',
  },
  tr: {
    title: 'Demo giden kutusu', about: 'Sitenin göndereceği e-postalar ve SMS iletileri, en yenisi üstte.', empty: 'Henüz bir ileti gönderilmedi.',
    reload: 'Yeni iletileri göster', mail: 'E-posta', sms: 'SMS', code: 'Kod:',
  },
};

const STYLE =
  'body{margin:0;padding:1.5rem;font:1rem/1.8 system-ui,sans-serif;color:#1c1712;background:#fff}main{max-inline-size:44rem;margin-inline:auto;' +
  'border-block-start:4px solid #ff8a14;padding-block-start:1rem}h1{font-size:1.5rem;line-height:1.5;margin:0}h2{font-size:1.125rem;margin:0}p{margin:.5rem 0}' +
  'a{color:#a84a00}article{border-block-start:1px solid #e4ddd5;padding-block:1rem}small{color:#70655a;overflow-wrap:anywhere}' +
  '.text{white-space:pre-wrap;overflow-wrap:anywhere}.code{font-weight:700}';

export const OUTBOX_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** The whole document. */
export function outboxPage(messages: readonly OutboxMessage[], locale: Locale): string {
  const wording = WORDING[locale];
  const list = messages.length === 0 ? `<p>${wording.empty}</p>` : messages.map((message) => article(message, wording)).join('');
  return (
    `<!doctype html><html lang="${LOCALE_FACTS[locale].tag}" dir="${directionOf(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${wording.title}</title><style>${STYLE}</style></head><body><main><h1>${wording.title}</h1><p>${wording.about}</p>` +
    `<p><a href="/-/outbox">${wording.reload}</a></p>${list}</main></body></html>`
  );
}

function article({ to, channel, subject, text, code, unsubscribe, at }: OutboxMessage, wording: Wording): string {
  const time = `<time datetime="${escaped(at)}"><bdi dir="ltr">${escaped(at.slice(0, 19).replace('T', ' '))} UTC</bdi></time>`;
  const heading = subject === '' ? wording[channel] : `<bdi>${escaped(subject)}</bdi>`;
  return (
    `<article><h2>${heading}</h2><p><small>${wording[channel]} · <bdi dir="ltr">${escaped(to)}</bdi> · ${time}</small></p>` +
    `<p class="text" dir="auto">${escaped(text)}</p>${code === undefined ? '' : `<p>${wording.code} <bdi class="code" dir="ltr">${escaped(code)}</bdi></p>`}` +
    `${unsubscribe === undefined ? '' : `<p><small><bdi dir="ltr">List-Unsubscribe: ${escaped(unsubscribe)}</bdi></small></p>`}</article>`
  );
}
