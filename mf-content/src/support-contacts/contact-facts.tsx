import { FormattedMessage } from '@amberlane/core';
import { Mails, Phones } from './contact-addresses.tsx';
import { HoursThere } from './hours-there.tsx';
import type { SupportContact } from './support-contact.ts';
import css from './contacts.module.css';

/** Phones, mail and hours of customer support in one country. `early` as in `HoursThere`. */
export const ContactFacts = ({ contact, early = false }: { contact: SupportContact; early?: boolean }) => (
  <dl className={css.contact}>
    <div>
      <dt className={css.term}>
        <FormattedMessage id="desks.phone" />
      </dt>
      <dd>
        <Phones phones={contact.phones} />
      </dd>
    </div>
    <div>
      <dt className={css.term}>
        <FormattedMessage id="desks.mail" />
      </dt>
      <dd>
        <Mails mails={contact.mails} />
      </dd>
    </div>
    <div>
      <dt className={css.term}>
        <FormattedMessage id="desks.hours" />
      </dt>
      <dd className={css.hours}>
        <HoursThere contact={contact} early={early} />
      </dd>
    </div>
  </dl>
);
