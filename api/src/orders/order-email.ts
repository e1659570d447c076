/** The email that confirms an order. No names; links from the settings alone. */
import { z } from 'zod';
import { marketSegment, type Country, type Locale } from '@amberlane/contract/site';
import { emailTemplate } from '../mail/email-template.ts';
import type { Message } from '../mail/messenger.ts';
import { textOf } from '../texts.ts';

interface OrderEmail {
  readonly to: string;
  readonly locale: Locale;
  /** Country of the account: the page of the link. */
  readonly country: Country;
  readonly orderNo: string;
  readonly waybillNo: string;
  readonly siteOrigin: string;
}

function orderEmail({ to, locale, country, orderNo, waybillNo, siteOrigin }: OrderEmail): Message {
  const link = `${siteOrigin}/${marketSegment({ country, locale })}/track?numbers=${waybillNo}`;
  const subject = textOf('order-emails.confirmation.subject', locale, { order: orderNo });
  const text = textOf('order-emails.confirmation.text', locale, { order: orderNo, waybill: waybillNo, link });
  return { channel: 'mail', to, subject, text };
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
