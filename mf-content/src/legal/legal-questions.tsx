import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { ButtonLink } from '@amberlane/ui';
import css from './legal-questions.module.css';

/** Whom a reader asks about a text. */
export function LegalQuestions() {
  const { country } = useMarket();
  const intl = useIntl();
  return (
    <aside className={css.questions} aria-label={intl.formatMessage({ id: 'legal.questions.title' })}>
      <h2 className={css.title}>
        <FormattedMessage id="legal.questions.title" />
      </h2>
      <p>
        <FormattedMessage id="legal.questions.text" values={{ country: <FormattedMessage key="country" id={`content.country.${country}`} /> }} />
      </p>
      <ButtonLink to="contact-us">
        <FormattedMessage id="legal.questions.contact" />
      </ButtonLink>
    </aside>
  );
}
