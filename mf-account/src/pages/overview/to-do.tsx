import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, CallFailed, RuledSection } from '@amberlane/ui';
import { customerApi } from '../../api/customer-api.ts';
import { securityApi } from '../../security/security-api.ts';
import { doneSteps, SETUP_STEPS, STEP_PATH, type SetupStep } from './setup-steps.ts';
import { useFirstAddresses } from '../../addresses/use-first-addresses.ts';
import css from './to-do.module.css';

/** What is left to set up; nothing once all is done, or until that is known. */
export function ToDo() {
  const customer = customerApi.useCustomerQuery(null);
  const addresses = useFirstAddresses();
  const factor = securityApi.useSecondFactorQuery(null);
  const parts = [customer, addresses, factor];
  const failed = parts.find(({ error, isFetching }) => error !== undefined && !isFetching);
  if (failed) {
    return (
      <RuledSection title={<FormattedMessage id="overview.todo" />}>
        <CallFailed error={failed.error} title={<FormattedMessage id="overview.failed" />} onRetry={() => parts.filter(({ error }) => error).forEach(({ refetch }) => void refetch())} />
      </RuledSection>
    );
  }
  if (!customer.data || !addresses.data || !factor.data) return null;
  const done = doneSteps({ customer: customer.data, hasDefaultSender: addresses.data.list.some(({ defaultSender }) => defaultSender), hasSecondFactor: factor.data.on });
  return done.size === SETUP_STEPS.length ? null : <Steps done={done} />;
}

const Steps = ({ done }: { done: ReadonlySet<SetupStep> }) => (
  <RuledSection
    title={<FormattedMessage id="overview.todo" />}
    aside={
      <span className={css.count}>
        <FormattedMessage id="overview.todo.count" values={{ done: done.size, all: SETUP_STEPS.length }} />
      </span>
    }
  >
    <ul role="list" className={css.steps}>
      {SETUP_STEPS.filter((step) => !done.has(step)).map((step) => (
        <li key={step}>
          <span className={css.words}>
            <strong>
              <FormattedMessage id={`overview.todo.${step}`} />
            </strong>
            <small>
              <FormattedMessage id={`overview.todo.${step}.why`} />
            </small>
          </span>
          <ButtonLink small to={STEP_PATH[step]}>
            <FormattedMessage id={`overview.todo.${step}.action`} />
          </ButtonLink>
        </li>
      ))}
    </ul>
  </RuledSection>
);
