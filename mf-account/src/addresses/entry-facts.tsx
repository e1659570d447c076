import { FormattedMessage, useIntl } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import { phoneText } from '@amberlane/ui/fields';
import type { AddressEntry } from './address-calls.ts';
import { Envelope } from './envelope.tsx';
import css from './entry-facts.module.css';

/** What an address says besides its name: the name in its script, company, envelope, phone, mail. */
export function EntryFacts({ of: { localName, company, address, mobile, email } }: { of: AddressEntry }) {
  return (
    <div className={css.facts}>
      {/* In the direction of its letters, beginning where the other lines begin. */}
      {[localName, company].filter(Boolean).map((words) => (
        <p key={words}>
          <bdi>{words}</bdi>
        </p>
      ))}
      <Envelope country={address.countryCode} values={address} />
      <p>
        <Ltr>{phoneText(mobile)}</Ltr>
      </p>
      {email ? (
        <p>
          <Ltr>{email}</Ltr>
        </p>
      ) : null}
    </div>
  );
}

/** Country and default marks beside a name. */
export function EntryMarks({ of: entry }: { of: AddressEntry }) {
  return (
    <>
      <span className={css.country}>{useIntl().formatDisplayName(entry.address.countryCode, { type: 'region' })}</span>
      <DefaultMarks of={entry} />
    </>
  );
}

/** Of which sides an entry is the default. */
export const DefaultMarks = ({ of: { defaultSender, defaultReceiver } }: { of: AddressEntry }) => (
  <>
    {defaultSender ? (
      <span className={css.mark}>
        <FormattedMessage id="address-entry.defaultSender" />
      </span>
    ) : null}
    {defaultReceiver ? (
      <span className={css.mark}>
        <FormattedMessage id="address-entry.defaultReceiver" />
      </span>
    ) : null}
  </>
);
