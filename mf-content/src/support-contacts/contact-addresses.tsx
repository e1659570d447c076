import { FormattedMessage } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import { phoneHref, type SupportMail } from './support-contact.ts';
import css from './contacts.module.css';

/** A phone to be called at a touch. */
export const Phone = ({ number }: { number: string }) => (
  <a href={phoneHref(number)} className={css.address}>
    <Ltr>{number}</Ltr>
  </a>
);

/** A mail address; a long one breaks before its domain. */
export function Mail({ address }: Pick<SupportMail, 'address'>) {
  const at = address.indexOf('@');
  return (
    <a href={`mailto:${address}`} className={css.address}>
      <bdi dir="ltr" className={css.mail}>
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </bdi>
    </a>
  );
}

/** One a line, each of several with when to call it. */
export function LabelledPhones({ phones }: { phones: readonly string[] }) {
  return phones.map((number, index) => (
    <dd key={number} className={css.number}>
      {phones.length > 1 ? (
        <p className={css.purpose}>
          <FormattedMessage id={index === 0 ? 'desks.phone.main' : 'desks.phone.busy'} />
        </p>
      ) : null}
      <Phone number={number} />
    </dd>
  ));
}

/** One a line, each of several with what it is for. */
export function LabelledMails({ mails }: { mails: readonly SupportMail[] }) {
  return mails.map(({ address, purpose }) => (
    <dd key={address}>
      {purpose ? (
        <p className={css.purpose}>
          <FormattedMessage id={`desks.mail.${purpose}`} />
        </p>
      ) : null}
      <Mail address={address} />
    </dd>
  ));
}
