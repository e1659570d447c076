import { FormattedMessage } from '@amberlane/core';
import { Mails, Phones } from './contact-addresses.tsx';
import { OpeningNote } from './opening-note.tsx';
import type { SupportContact } from './support-contact.ts';
import css from './contacts.module.css';

/** Phones, hours and mail of customer support in one country: a caller wants to know at once whether somebody answers. */
export const ContactFacts = ({ contact }: { contact: SupportContact }) => (
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
        <FormattedMessage id="desks.hours" />
      </dt>
      <dd className={css.hours}>
        <OpeningNote plan={contact.plan} />
        <p>{contact.hours}</p>
        <p className={css.note}>
          <FormattedMessage id="desks.localTime" />
        </p>
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
  </dl>
);
