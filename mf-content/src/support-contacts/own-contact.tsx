import { chatAddress } from '@amberlane/contract/site/brand';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { ButtonLink, Card, Ltr, TextLink } from '@amberlane/ui';
import { ContactFacts } from './contact-facts.tsx';
import { ContactsMissing } from './contacts-missing.tsx';
import { phoneHref } from './support-contact.ts';
import { useContacts } from './use-contacts.ts';
import css from './contacts.module.css';

/** Phones, mail and hours of the reader's country; the section around it has the heading. `form`: fragment of the form on the same page, if it has one; `sent`: leads to the status of a message too. */
export function OwnContact({ form, sent = false }: { form?: string; sent?: boolean }) {
  const { country } = useMarket();
  const { contacts, failed } = useContacts();
  const contact = contacts?.find((candidate) => candidate.country === country);
  if (!contact) return <ContactsMissing failed={failed} />;
  const [phone] = contact.phones;
  return (
    <Card
      tone="next"
      actions={
        <>
          {phone ? (
            <div className={css.call}>
              <ButtonLink kind="primary" href={phoneHref(phone)}>
                <span>
                  <FormattedMessage id="desks.call" values={{ phone: <Ltr key="phone">{phone}</Ltr> }} />
                </span>
              </ButtonLink>
            </div>
          ) : null}
          <ButtonLink href={chatAddress(country)}>
            <FormattedMessage id="desks.chat" />
          </ButtonLink>
          {form ? (
            <ButtonLink href={`#${form}`}>
              <FormattedMessage id="desks.write" />
            </ButtonLink>
          ) : null}
          {sent ? (
            <TextLink kind="more" to="service/case">
              <FormattedMessage id="desks.sent" />
            </TextLink>
          ) : null}
        </>
      }
    >
      <ContactFacts contact={contact} />
    </Card>
  );
}
