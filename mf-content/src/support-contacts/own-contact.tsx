import { chatAddress } from '@amberlane/contract/site/brand';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { ButtonLink, Card } from '@amberlane/ui';
import { ContactFacts } from './contact-facts.tsx';
import { ContactsMissing } from './contacts-missing.tsx';
import { useContacts } from './use-contacts.ts';

/** Phones, mail and hours of the reader's country; the section around it has the heading. `form`: fragment of the form on the same page, if it has one. */
export function OwnContact({ form }: { form?: string }) {
  const { country } = useMarket();
  const { contacts, failed } = useContacts();
  const contact = contacts?.find((candidate) => candidate.country === country);
  if (!contact) return <ContactsMissing failed={failed} />;
  return (
    <Card
      tone="next"
      actions={
        <>
          <ButtonLink href={chatAddress(country)}>
            <FormattedMessage id="desks.chat" />
          </ButtonLink>
          {form ? (
            <ButtonLink href={`#${form}`}>
              <FormattedMessage id="desks.write" />
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <ContactFacts contact={contact} />
    </Card>
  );
}
