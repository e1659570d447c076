import { FormattedMessage } from '@amberlane/core';
import { LabelledMails, LabelledPhones } from './contact-addresses.tsx';
import { HoursThere } from './hours-there.tsx';
import type { SupportContact } from './support-contact.ts';
import { useSupportLanguages } from './use-support-languages.ts';
import css from './contacts.module.css';

/** Phones, hours, mail and languages of customer support in one country. */
export const ContactFacts = ({ contact }: { contact: SupportContact }) => (
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
          <HoursThere contact={contact} />
        </dd>
      </div>
      <div className={css.mails}>
        <dt className={css.term}>
          <FormattedMessage id="desks.mail" />
        </dt>
        <LabelledMails mails={contact.mails} />
      </div>
      <div>
        <dt className={css.term}>
          <FormattedMessage id="desks.languages" />
        </dt>
        <dd>{useSupportLanguages(contact.country)}</dd>
      </div>
    </dl>
  </div>
);
