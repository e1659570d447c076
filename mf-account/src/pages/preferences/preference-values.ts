/** What the preferences form holds, and which parts of it are sent. Pure. */
import type { ChosenNotifications, NotificationChoices } from '@amberlane/contract/calls/notifications';
import type { Customer } from '../../api/customer-api.ts';

/** The country is changed with the address, and sign-in alerts with what protects the account. */
export type PreferenceValues = Pick<Customer, 'locale'> & Pick<NotificationChoices, 'parcelNews'>;

/** No box is ticked while no email can be sent. */
export const startOf = ({ locale }: Pick<Customer, 'locale'>, { reachable, parcelNews }: ChosenNotifications): PreferenceValues => ({ locale, parcelNews: reachable && parcelNews });

interface Wish {
  /** The language is another. */
  readonly language: boolean;
  /** The choice that is another; null when it stays. One that stays is not sent: "no updates" ends those of single parcels too. */
  readonly notifications: Partial<NotificationChoices> | null;
}

export const wishOf = (values: PreferenceValues, kept: PreferenceValues): Wish => ({
  language: values.locale !== kept.locale,
  notifications: values.parcelNews === kept.parcelNews ? null : { parcelNews: values.parcelNews },
});
