import { Ltr } from '@amberlane/ui';
import { phoneHref } from './support-contact.ts';
import css from './contacts.module.css';

/** Phones to be called at a touch, one a line. */
export function Phones({ phones }: { phones: readonly string[] }) {
  return phones.map((phone) => (
    <a key={phone} href={phoneHref(phone)} className={css.address}>
      <Ltr>{phone}</Ltr>
    </a>
  ));
}

/** Mail addresses, one a line; a long one breaks before its domain. */
export function Mails({ mails }: { mails: readonly string[] }) {
  return mails.map((mail) => {
    const at = mail.indexOf('@');
    return (
      <a key={mail} href={`mailto:${mail}`} className={css.address}>
        <bdi dir="ltr" className={css.mail}>
          {mail.slice(0, at)}
          <wbr />
          {mail.slice(at)}
        </bdi>
      </a>
    );
  });
}
