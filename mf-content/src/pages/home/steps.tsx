/** The four steps from pickup to delivery. */
import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { Section } from '../../section/section.tsx';
import { Tile, type TileName } from './tile.tsx';
import css from './steps.module.css';

const STEPS: readonly TileName[] = ['handOver', 'mainLeg', 'customs', 'door'];
const { freeAttempts, windowDays } = RULES.redelivery;

export function Steps() {
  return (
    <Section id="steps" title={<FormattedMessage id="home.steps.title" />} lead={<FormattedMessage id="home.steps.lead" />}>
      <ol className={css.steps} role="list">
        {STEPS.map((step) => (
          <li key={step} className={css.step}>
            <Tile name={step} />
            <div>
              <h3 className={css.title}>
                <FormattedMessage id={`home.steps.${step}.title`} />
              </h3>
              <p className={css.text}>
                <FormattedMessage id={`home.steps.${step}.text`} values={{ attempts: freeAttempts, days: windowDays }} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
