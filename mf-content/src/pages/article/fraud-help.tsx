import { DATA_PROTECTION_MAIL } from '@amberlane/contract/site/brand';
import { FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import { Ltr, Notice } from '@amberlane/ui';
import { selectOrigin } from '../../content-slice.ts';
import { phoneHref } from '../../support-contacts/support-contact.ts';
import { useContacts } from '../../support-contacts/use-contacts.ts';

/** All mail of the company has one domain. */
const ENDING = DATA_PROTECTION_MAIL.slice(DATA_PROTECTION_MAIL.indexOf('@'));

/** Whom to call after a fraud: the bank, then customer service of the reader's country, where its number is known. */
export function FraudHelp() {
  const { country } = useMarket();
  const contact = useContacts().contacts?.find((candidate) => candidate.country === country);
  const [phone] = contact?.phones ?? [];
  if (!contact || phone === undefined) return null;
  return (
    <Notice tone="attention">
      <p>
        <FormattedMessage
          id="article.paid"
          values={{
            phone: (
              <a key="phone" href={phoneHref(phone)}>
                <Ltr>{phone}</Ltr>
              </a>
            ),
            hours: contact.hours,
          }}
        />
      </p>
    </Notice>
  );
}

/** How our website and our emails are told from others. */
export function OwnAddresses() {
  const site = useSelector(selectOrigin).replace(/^https?:\/\//, '');
  return (
    <Notice>
      <FormattedMessage id="article.ending" values={{ site: <Ltr key="site">{site}</Ltr>, ending: <Ltr key="ending">{ENDING}</Ltr> }} />
    </Notice>
  );
}
