import type { ReactNode } from 'react';
import { weighingRule } from '@amberlane/contract/domain';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { StepText } from './step-prices.tsx';
import css from './price-rules.module.css';

/** How a price is made, with the figures of the day (ISO date) whose rates the page shows (spec §9). */
export function PriceRules({ day }: { day: string }) {
  const { country } = useMarket();
  const { volumeDivisor, minimumGrams } = weighingRule('smallParcel', day);
  return (
    <section className={css.rules} aria-labelledby="price-rules">
      <h2 id="price-rules" className={css.title}>
        <FormattedMessage id="rates.rules.title" />
      </h2>
      <ol role="list" className={css.list}>
        <Rule name="weight">
          <FormattedMessage id="rates.rules.weightText" values={{ divisor: volumeDivisor, kg: minimumGrams / 1_000 }} />
        </Rule>
        <Rule name="steps">
          <FormattedMessage id="rates.rules.stepsText" values={stepTexts(day)} />
        </Rule>
        <Rule name="freight">
          <FormattedMessage id="rates.rules.freightText" />
        </Rule>
        <Rule name="more">
          <FormattedMessage id="rates.rules.moreText" />
        </Rule>
      </ol>
      {country === 'CN' ? null : (
        <TextLink kind="more" to="service-rule">
          <FormattedMessage id="rates.rules.all" />
        </TextLink>
      )}
    </section>
  );
}

/** The step of small parcels; of all others the step of light ones, the weight up to which it holds, and the one beyond. */
function stepTexts(day: string) {
  const { steps } = weighingRule('specialLine', day);
  const [light] = steps;
  const stepOf = (key: string, rule: { readonly stepGrams: number } | undefined) => <StepText key={key} grams={rule?.stepGrams ?? 0} />;
  return {
    small: stepOf('small', weighingRule('smallParcel', day).steps[0]),
    light: stepOf('light', light),
    heavy: stepOf('heavy', steps.at(-1)),
    limit: (light?.uptoGrams ?? 0) / 1_000,
  };
}

function Rule({ name, children }: { name: 'weight' | 'steps' | 'freight' | 'more'; children: ReactNode }) {
  return (
    <li className={css.rule}>
      <h3 className={css.name}>
        <FormattedMessage id={`rates.rules.${name}`} />
      </h3>
      <p>{children}</p>
    </li>
  );
}
