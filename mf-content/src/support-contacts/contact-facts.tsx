import { FormattedMessage } from '@amberlane/core';
import { LabelledMails, LabelledPhones } from './contact-addresses.tsx';
import { HoursThere } from './hours-there.tsx';
import type { SupportContact } from './support-contact.ts';
import css from './contacts.module.css';

/** Phones, hours and mail of customer support in one country. `stated` as in `HoursThere`. */
export const ContactFacts = ({ contact, stated = false }: { contact: SupportContact; stated?: boolean }) => (
  <div className={css.facts}>
    <dl className={css.contact}>
      <div>
        <dt className={css.term}>
          <FormattedMessage id="desks.phone" />
        </dt>
        <LabelledPhones phones={contact.phones} />
      </div>
      <div>
        <dt className={css.term}>
          <FormattedMessage id="desks.hours" />
        </dt>
        <dd>
          <HoursThere contact={contact} stated={stated} />
        </dd>
      </div>
      <div className={css.mails}>
        <dt className={css.term}>
          <FormattedMessage id="desks.mail" />
        </dt>
        <LabelledMails mails={contact.mails} />
      </div>
    </dl>
  </div>
);
