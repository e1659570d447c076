import { chatAddress } from '@amberlane/contract/site/brand';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { ButtonLink, Card } from '@amberlane/ui';
import { Mails, Phones } from './contact-addresses.tsx';
import { DesksMissing } from './contacts-missing.tsx';
import { useDesks } from './use-contacts.ts';
import css from './desks.module.css';

/** Phones, mail and hours of the reader's country; the section around it has the heading. */
export function OwnDesk() {
  const { country } = useMarket();
  const { desks, failed } = useDesks();
  const desk = desks?.find((candidate) => candidate.country === country);
  if (!desk) return <DesksMissing failed={failed} />;
  return (
    <Card
      tone="next"
      actions={
        <ButtonLink href={chatAddress(country)}>
          <FormattedMessage id="desks.chat" />
        </ButtonLink>
      }
    >
      <dl className={css.desk}>
        <div>
          <dt className={css.term}>
            <FormattedMessage id="desks.phone" />
          </dt>
          <dd>
            <Phones phones={desk.phones} />
          </dd>
        </div>
        <div>
          <dt className={css.term}>
            <FormattedMessage id="desks.mail" />
          </dt>
          <dd>
            <Mails mails={desk.mails} />
          </dd>
        </div>
        <div>
          <dt className={css.term}>
            <FormattedMessage id="desks.hours" />
          </dt>
          <dd>
            <p>{desk.hours}</p>
            <p className={css.note}>
              <FormattedMessage id="desks.localTime" />
            </p>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
