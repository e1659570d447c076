import { FormattedMessage, useIntl, useRoutes } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { TextLink } from '@amberlane/ui';
import { FilterFold } from '../filter-fold/filter-fold.tsx';
import { Section } from './section.tsx';
import css from './requirements.module.css';

const POLICY = 'franchise-policy';

/** In the order in which the visit checks them. */
const REQUIREMENTS = Array.from({ length: RULES.franchise.requirements }, (_none, index) => index + 1);
/** Phones fold the others. */
const FIRST = 3;

/** The requirements of spec §4, in a line each; the policy has them in full. */
export function Requirements() {
  const routes = useRoutes();
  return (
    <Section
      id="requirements"
      ground="soft"
      title={<FormattedMessage id="join-us.requirements.title" values={{ count: REQUIREMENTS.length }} />}
      lead={<FormattedMessage id="join-us.requirements.lead" />}
    >
      <div className={css.grid}>
        <Listed numbers={REQUIREMENTS.slice(0, FIRST)} />
        <FilterFold className={css.fold}>
          <FormattedMessage id="join-us.requirements.more" values={{ count: REQUIREMENTS.length - FIRST }} />
        </FilterFold>
        <Listed numbers={REQUIREMENTS.slice(FIRST)} />
      </div>
      {routes.has(POLICY) ? (
        <p className={css.policy}>
          <TextLink to={`${POLICY}#requirements`} kind="more">
            <FormattedMessage id="join-us.requirements.policy" />
          </TextLink>
        </p>
      ) : null}
    </Section>
  );
}

function Listed({ numbers }: { numbers: readonly number[] }) {
  const intl = useIntl();
  return (
    <ol role="list" start={numbers[0]} className={css.part}>
      {numbers.map((number) => (
        <li key={number} className={css.requirement}>
          <span className={css.number} aria-hidden="true">
            {intl.formatNumber(number)}
          </span>
          <div>
            <h3 className={css.name}>
              <FormattedMessage id={`join-us.requirement.${number}.name`} />
            </h3>
            <p className={css.text}>
              <FormattedMessage id={`join-us.requirement.${number}.text`} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
