import { redeliveryRule } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { Icon, icons, VisuallyHidden } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import css from './ten-days.module.css';

const OUTCOMES = [
  { id: 'shelve', icon: icons.check },
  { id: 'destroy', icon: icons.close },
  { id: 'silent', icon: icons.clock },
] as const;

/** The days of the decision, one stop each, and the three ways in which they end (spec §9 "Redelivery"). */
export function TenDays() {
  const { decisionDays } = redeliveryRule(useSelector(selectAsOf));
  return (
    <div className={css.days}>
      <p>
        <VisuallyHidden>
          <Say id="warehouse-promise.days.label" />
        </VisuallyHidden>
      </p>
      <ol role="list" className={css.lane} aria-hidden="true">
        {Array.from({ length: decisionDays }, (_, day) => (
          <li key={day} className={css.day}>
            {day + 1}
          </li>
        ))}
      </ol>
      <p className={css.ends}>
        <span>
          <Say id="warehouse-promise.days.first" />
        </span>
        <span className={css.last}>
          <Say id="warehouse-promise.days.last" />
        </span>
      </p>
      <ul role="list" className={css.outcomes}>
        {OUTCOMES.map(({ id, icon }) => (
          <li key={id} className={css.outcome}>
            <h3 className={css.answer}>
              <Icon of={icon} />
              <Say id={`warehouse-promise.days.${id}`} />
            </h3>
            <p>
              <Say id={`warehouse-promise.days.${id}Text`} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
