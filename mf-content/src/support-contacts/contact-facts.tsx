import { FormattedMessage } from '@amberlane/core';
import { Mails, Phones } from './contact-addresses.tsx';
import { OpeningNote } from './opening-note.tsx';
import { TimeThere } from './time-there.tsx';
import type { SupportContact } from './support-contact.ts';
import css from './contacts.module.css';

/** Phones, mail and hours of customer support in one country, with its time of day. `early`: a caller sees before React runs whether somebody answers. */
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
        <p>{contact.hours}</p>
        <div className={css.state}>
          <OpeningNote {...contact} early={early} />
        </div>
        <TimeThere plan={contact.plan} />
      </dd>
    </div>
  </dl>
);
