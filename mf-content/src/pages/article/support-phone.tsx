import { FormattedMessage, useMarket } from '@amberlane/core';
import { Ltr, Notice } from '@amberlane/ui';
import { phoneHref } from '../../support-contacts/support-contact.ts';
import { useContacts } from '../../support-contacts/use-contacts.ts';

/** Whom to call after a fraud: the bank, then customer service of the reader's country. Left out where its number could not be had. */
export function SupportPhone() {
  const { country } = useMarket();
  const phone = useContacts().contacts?.find((contact) => contact.country === country)?.phones[0];
  if (phone === undefined) return null;
  return (
    <Notice tone="attention">
      <FormattedMessage
        id="article.paid"
        values={{
          phone: (
            <a key="phone" href={phoneHref(phone)}>
              <Ltr>{phone}</Ltr>
            </a>
          ),
        }}
      />
    </Notice>
  );
}
