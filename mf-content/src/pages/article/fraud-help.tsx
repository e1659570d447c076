import { DATA_PROTECTION_MAIL } from '@amberlane/contract/site/brand';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Ltr, Notice } from '@amberlane/ui';
import { phoneHref } from '../../support-contacts/support-contact.ts';
import { useContacts } from '../../support-contacts/use-contacts.ts';

/** All mail of the company has one domain. */
const ENDING = DATA_PROTECTION_MAIL.slice(DATA_PROTECTION_MAIL.indexOf('@'));

/** Whom to call after a fraud: the bank, then customer service of the reader's country, where its number is known; and how our emails end. */
export function FraudHelp() {
  const { country } = useMarket();
  const phone = useContacts().contacts?.find((contact) => contact.country === country)?.phones[0];
  return (
    <Notice tone="attention">
      {phone === undefined ? null : (
        <p>
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
        </p>
      )}
      <p>
        <FormattedMessage id="article.ending" values={{ ending: <Ltr key="ending">{ENDING}</Ltr> }} />
      </p>
    </Notice>
  );
}
