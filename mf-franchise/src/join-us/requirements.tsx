import { FormattedMessage, useIntl, useRoutes } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { TextLink } from '@amberlane/ui';
import { FilterFold } from '../filter-fold/filter-fold.tsx';
import { Section } from './section.tsx';
import css from './requirements.module.css';

const POLICY = 'franchise-policy';

/** In the order in which the visit checks them. */
const REQUIREMENTS = Array.from({ length: RULES.franchise.requirements }, (_none, index) => index + 1);

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
      <Listed />
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

const nameOf = (number: number) => <FormattedMessage id={`join-us.requirement.${number}.name`} />;

/** Each under its name, which phones press to open it. */
function Listed() {
  const intl = useIntl();
  return (
    <ol role="list" className={css.grid}>
      {REQUIREMENTS.map((number) => (
        <li key={number} className={css.requirement}>
          <span className={css.number} aria-hidden="true">
            {intl.formatNumber(number)}
          </span>
          <div>
            <h3 className={css.name}>{nameOf(number)}</h3>
            <FilterFold plain className={css.fold}>
              {nameOf(number)}
            </FilterFold>
            <p className={css.text}>
              <FormattedMessage id={`join-us.requirement.${number}.text`} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
