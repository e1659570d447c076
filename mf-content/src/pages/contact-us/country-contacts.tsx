import { FormattedMessage, useMarket } from '@amberlane/core';
import { DisclosureRow } from '@amberlane/ui';
import { ContactFacts } from '../../support-contacts/contact-facts.tsx';
import type { SupportContact } from '../../support-contacts/support-contact.ts';
import css from './page.module.css';

/** Support contacts of all countries but the reader's own, which stands above: a row to open for each. */
export function CountryContacts({ contacts }: { contacts: readonly SupportContact[] }) {
  const { country: here } = useMarket();
  return (
    <ul role="list" className={css.countries}>
      {contacts
        .filter(({ country }) => country !== here)
        .map((contact) => (
          <li key={contact.country}>
            <DisclosureRow summary={<b><FormattedMessage id={`content.country.${contact.country}`} /></b>}>
              <ContactFacts contact={contact} />
            </DisclosureRow>
          </li>
        ))}
    </ul>
  );
}
