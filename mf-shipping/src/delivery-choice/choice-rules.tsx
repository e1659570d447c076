import { FormattedMessage } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import css from './delivery-choice.module.css';

const RULES = ['delivery-choice.rule.recipient', 'delivery-choice.rule.sender'] as const;

/** Who can choose what, before there is a parcel. */
export const ChoiceRules = () => (
  <section aria-labelledby="choice-rules">
    <h2 id="choice-rules" className={css.asideTitle}>
      <FormattedMessage id="delivery-choice.rule.title" />
    </h2>
    <ul className={css.rules}>
      {RULES.map((id) => (
        <li key={id}>
          <FormattedMessage id={id} />
        </li>
      ))}
    </ul>
    <p className={css.changed}>
      <FormattedMessage id="delivery-choice.rule.replace" />
    </p>
    <p>
      <TextLink to="contact-us" kind="more">
        <FormattedMessage id="delivery-choice.contact" />
      </TextLink>
    </p>
  </section>
);
