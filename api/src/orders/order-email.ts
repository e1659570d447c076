/** The mail that confirms an order, in six languages. No names; links from the settings alone. */
import { z } from 'zod';
import { marketSegment, type Country, type Locale } from '@amberlane/contract/site';
import { emailTemplate } from '../mail/email-template.ts';
import type { Message } from '../mail/messenger.ts';

interface OrderEmail {
  readonly to: string;
  readonly locale: Locale;
  /** Country of the account: the page of the link. */
  readonly country: Country;
  readonly orderNo: string;
  readonly waybillNo: string;
  readonly siteOrigin: string;
}

interface Wording {
  readonly subject: string;
  readonly text: string;
}

const WORDING: Readonly<Record<Locale, Wording>> = {
  en: {
    subject: 'Order {order} is with us',
    text: 'We have your order {order}.\nWaybill number: {waybill}\n\nPlease print the label from your order and put it on the parcel. Every scan shows here:\n{link}\n\nIf you did not place this order, please answer this mail.',
  },
  'zh-CN': {
    subject: '我们已收到订单 {order}',
    text: '我们已收到您的订单 {order}。\n运单号：{waybill}\n\n请在订单中打印面单并贴在包裹上。每一次扫描都会显示在这里：\n{link}\n\n如非您本人下单，请直接回复本邮件。',
  },
  fr: {
    subject: 'Commande {order} bien reçue',
    text: "Nous avons bien reçu votre commande {order}.\nNuméro de suivi\u00a0: {waybill}\n\nImprimez l'étiquette depuis votre commande et collez-la sur le colis. Chaque passage s'affiche ici\u00a0:\n{link}\n\nSi vous n'êtes pas à l'origine de cette commande, répondez à ce message.",
  },
  ar: {
    subject: 'استلمنا الطلب \u2066{order}\u2069',
    text: 'استلمنا طلبك رقم \u2066{order}\u2069.\nرقم البوليصة: \u2066{waybill}\u2069\n\nيُرجى طباعة الملصق من صفحة الطلب ولصقه على الطرد. تظهر كل حركة للشحنة هنا:\n\u2066{link}\u2069\n\nإذا لم تكن أنت من أرسل هذا الطلب، فيُرجى الرد على هذه الرسالة.',
  },
  ur: {
    subject: 'آرڈر \u2066{order}\u2069 ہمیں مل گیا',
    text: 'آپ کا آرڈر \u2066{order}\u2069 ہمیں مل گیا ہے۔\nویبل نمبر: \u2066{waybill}\u2069\n\nبراہِ کرم اپنے آرڈر سے لیبل پرنٹ کر کے پارسل پر لگائیں۔ ہر اسکین یہاں نظر آئے گا:\n\u2066{link}\u2069\n\nاگر یہ آرڈر آپ نے نہیں دیا تو اس ای میل کا جواب دیں۔',
  },
  tr: {
    subject: '{order} numaralı siparişiniz bize ulaştı',
    text: '{order} numaralı siparişiniz bize ulaştı.\nGönderi takip no: {waybill}\n\nLütfen etiketi siparişinizden yazdırıp paketin üzerine yapıştırın. Her tarama burada görünür:\n{link}\n\nBu siparişi siz vermediyseniz lütfen bu iletiyi yanıtlayın.',
  },
};

function orderEmail({ to, locale, country, orderNo, waybillNo, siteOrigin }: OrderEmail): Message {
  const link = `${siteOrigin}/${marketSegment({ country, locale })}/track?numbers=${waybillNo}`;
  const marks: Readonly<Record<string, string>> = { order: orderNo, waybill: waybillNo, link };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (mark, name: string) => marks[name] ?? mark);
  const { subject, text } = WORDING[locale];
  return { channel: 'mail', to, subject: fill(subject), text: fill(text) };
}

/** Confirms an order that was submitted; dropped when it was cancelled meanwhile, or its account has no email address. */
export const orderConfirmation = emailTemplate({
  kind: 'order.confirmation',
  params: z.object({}),
  write: async ({ regarding }, { db, settings }): Promise<Message | null> => {
    const order = await db
      .selectFrom('customer_order')
      .innerJoin('account', 'account.id', 'customer_order.account_id')
      .select(['customer_order.order_no', 'customer_order.waybill_no', 'account.email', 'account.locale', 'account.country'])
      .where('customer_order.id', '=', regarding)
      .where('customer_order.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!order?.email || order.waybill_no === null) return null;
    const { order_no: orderNo, waybill_no: waybillNo, email: to, locale, country } = order;
    return orderEmail({ to, locale, country, orderNo, waybillNo, siteOrigin: settings.siteOrigin });
  },
});

export const ORDER_EMAILS = [orderConfirmation];
