import { chatAddress } from '@amberlane/contract/site/brand';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { ButtonLink, Card } from '@amberlane/ui';
import { Mails, Phones } from './contact-addresses.tsx';
import { ContactsMissing } from './contacts-missing.tsx';
import { useContacts } from './use-contacts.ts';
import css from './contacts.module.css';

/** Phones, mail and hours of the reader's country; the section around it has the heading. */
export function OwnContact() {
  const { country } = useMarket();
  const { contacts, failed } = useContacts();
  const contact = contacts?.find((candidate) => candidate.country === country);
  if (!contact) return <ContactsMissing failed={failed} />;
  return (
    <Card
      tone="next"
      actions={
        <ButtonLink href={chatAddress(country)}>
          <FormattedMessage id="desks.chat" />
        </ButtonLink>
      }
    >
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
          <dd>
            <p>{contact.hours}</p>
            <p className={css.note}>
              <FormattedMessage id="desks.localTime" />
            </p>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
