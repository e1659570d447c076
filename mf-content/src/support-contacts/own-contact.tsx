import { chatAddress } from '@amberlane/contract/site/brand';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { ButtonLink, Card, Ltr, TextLink } from '@amberlane/ui';
import { ContactFacts } from './contact-facts.tsx';
import { ContactsMissing } from './contacts-missing.tsx';
import { phoneHref } from './support-contact.ts';
import { useContacts } from './use-contacts.ts';
import css from './contacts.module.css';

interface OwnContactProps {
  /** Where the form is: a fragment of the same page, or the path of another. */
  readonly form?: `#${string}` | 'service/feedback';
  /** Leads to the status of a message too. */
  readonly sent?: boolean;
}

/** Phones, mail and hours of the reader's country; the section around it has the heading. */
export function OwnContact({ form, sent = false }: OwnContactProps) {
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
              <ButtonLink href={phoneHref(phone)}>
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
            <ButtonLink {...(form === 'service/feedback' ? { to: form } : { href: form })}>
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
      <ContactFacts contact={contact} early />
    </Card>
  );
}
