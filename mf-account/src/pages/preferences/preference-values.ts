/** What the preferences form holds, and which parts of it are sent. Pure. */
import type { ChosenNotifications, NotificationChoices } from '@amberlane/contract/calls/notifications';
import type { Customer } from '../../api/customer-api.ts';

/** The emails that are chosen; each may be left out. */
export const EMAILS = ['parcelNews', 'signInAlert'] as const satisfies readonly (keyof NotificationChoices)[];

/** The country is changed with the address. */
export type PreferenceValues = Pick<Customer, 'locale'> & Pick<NotificationChoices, (typeof EMAILS)[number]>;

/** No box is ticked while no email can be sent. */
export const startOf = ({ locale }: Pick<Customer, 'locale'>, { reachable, parcelNews, signInAlert }: ChosenNotifications): PreferenceValues => ({
  locale,
  parcelNews: reachable && parcelNews,
  signInAlert: reachable && signInAlert,
});

interface Wish {
  /** The language is another. */
  readonly language: boolean;
  /** The choices that are others; null when all stay. One that stays is not sent: "no updates" ends those of single parcels too. */
  readonly notifications: Partial<NotificationChoices> | null;
}

export function wishOf(values: PreferenceValues, kept: PreferenceValues): Wish {
  const changed = EMAILS.filter((email) => values[email] !== kept[email]);
  return {
    language: values.locale !== kept.locale,
    notifications: changed.length > 0 ? Object.fromEntries(changed.map((email) => [email, values[email]])) : null,
  };
}
