import type { ReactNode } from 'react';
import { RULES } from '@amberlane/contract/domain';
import { chatAddress } from '@amberlane/contract/site/brand';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { ButtonLink, Card } from '@amberlane/ui';
import { ContactFacts } from './contact-facts.tsx';
import { ContactsMissing } from './contacts-missing.tsx';
import { OpeningNote } from './opening-note.tsx';
import { useContacts } from './use-contacts.ts';
import css from './contacts.module.css';

/** Days within which a message has its answer: about a late parcel or its delivery, about damage or loss, and at most. */
const { LATE, DELIVERY, DAMAGED, LOST } = RULES.feedback.answerDays;
const ANSWERED = { late: Math.max(LATE, DELIVERY), damaged: Math.max(DAMAGED, LOST), most: Math.max(...Object.values(RULES.feedback.answerDays)) };

interface OwnContactProps {
  /** Where the form is: a fragment of the same page, or the path of another. */
  readonly form?: `#${string}` | 'service/feedback';
  /** On narrow screens phones alone, where the footer right below has the rest. */
  readonly brief?: boolean;
  /** A link that leads further. */
  readonly more: ReactNode;
}

/** Whether somebody answers now, phones, mail and hours of the reader's country; the section around it has the heading. Where writing leads to another page, it comes first, and above the numbers while nobody answers; with a form on the same page it stands below the numbers. */
export function OwnContact({ form, brief = false, more }: OwnContactProps) {
  const { country } = useMarket();
  const { contacts, failed } = useContacts();
  const contact = contacts?.find((candidate) => candidate.country === country);
  if (!contact) {
    return (
      <>
        <ContactsMissing failed={failed} />
        {more}
      </>
    );
  }
  const elsewhere = form === 'service/feedback';
  const write = form ? (
    <ButtonLink {...(elsewhere ? { kind: 'primary', to: form } : { href: form })}>
      <FormattedMessage id="desks.write" />
    </ButtonLink>
  ) : null;
  return (
    <Card tone="next">
      <div className={[css.own, elsewhere && css.beside, brief && css.brief].filter(Boolean).join(' ')}>
        <div className={css.now}>
          <OpeningNote {...contact} early />
        </div>
        <ContactFacts contact={contact} />
        <div className={css.writing}>
          <div className={css.actions}>
            {elsewhere ? write : null}
            <ButtonLink kind={elsewhere ? 'plain' : 'primary'} href={chatAddress(country)}>
              <FormattedMessage id="desks.chat" />
            </ButtonLink>
            {elsewhere ? null : write}
          </div>
          {elsewhere ? (
            <p className={css.answers}>
              <FormattedMessage id="desks.writeAnswer" values={ANSWERED} />
            </p>
          ) : null}
          <p className={css.note}>
            <FormattedMessage id="desks.chatHours" />
          </p>
        </div>
        <div className={css.further}>{more}</div>
      </div>
    </Card>
  );
}
