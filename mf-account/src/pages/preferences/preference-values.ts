/** What the preferences form holds, and which parts of it are sent. Pure. */
import type { ChosenNotifications, NotificationChoices } from '@amberlane/contract/calls/notifications';
import type { Customer } from '../../api/customer-api.ts';

/** In the order in which they are offered. */
export const NOTIFICATIONS = ['parcelNews', 'signInAlert'] as const satisfies readonly (keyof NotificationChoices)[];

export type PreferenceValues = Pick<Customer, 'locale' | 'countryCode'> & NotificationChoices;

/** No box is ticked while no email can be sent. */
export const startOf = ({ locale, countryCode }: Customer, { reachable, signInAlert, parcelNews }: ChosenNotifications): PreferenceValues => ({
  locale, countryCode, signInAlert: reachable && signInAlert, parcelNews: reachable && parcelNews,
});

interface Wish {
  /** Language or country are others. */
  readonly language: boolean;
  /** The choices that are others; null when all stay. One that stays is not sent: "no updates" ends those of single parcels too. */
  readonly notifications: Partial<NotificationChoices> | null;
}

export function wishOf(values: PreferenceValues, kept: PreferenceValues): Wish {
  const changed = NOTIFICATIONS.filter((one) => values[one] !== kept[one]);
  return {
    language: values.locale !== kept.locale || values.countryCode !== kept.countryCode,
    notifications: changed.length === 0 ? null : Object.fromEntries(changed.map((one) => [one, values[one]])),
  };
}
