import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, CallFailed, Icon, icons, ListState, listStateOf, Notice, RuledSection, VisuallyHidden } from '@amberlane/ui';
import { customerApi } from '../../api/customer-api.ts';
import { securityApi } from '../../security/security-api.ts';
import { doneSteps, SETUP_STEPS, STEP_PATH, type SetupStep } from './setup-steps.ts';
import { useFirstAddresses } from './use-defaults.ts';
import css from './to-do.module.css';

const BLANK = ' ';

/** What is left to set up; one line once nothing is. */
export function ToDo() {
  const customer = customerApi.useCustomerQuery(null);
  const addresses = useFirstAddresses();
  const factor = securityApi.useSecondFactorQuery(null);
  const parts = [customer, addresses, factor];
  const failed = parts.find(({ error }) => error !== undefined);
  const done =
    customer.data && addresses.data && factor.data
      ? doneSteps({ customer: customer.data, hasDefaultSender: addresses.data.list.some(({ defaultSender }) => defaultSender), hasSecondFactor: factor.data.on })
      : null;
  return (
    <RuledSection
      title={<FormattedMessage id="overview.todo" />}
      aside={done && done.size < SETUP_STEPS.length ? <span className={css.count}><FormattedMessage id="overview.todo.count" values={{ done: done.size, all: SETUP_STEPS.length }} /></span> : null}
    >
      <ListState
        state={listStateOf({ loading: parts.some(({ isLoading }) => isLoading), failed: failed !== undefined, count: done ? SETUP_STEPS.length : undefined })}
        error={<CallFailed error={failed?.error} title={<FormattedMessage id="overview.failed" />} onRetry={() => parts.filter(({ error }) => error).forEach(({ refetch }) => void refetch())} />}
        empty={null}
      >
        {done ? <Steps done={done} /> : null}
      </ListState>
    </RuledSection>
  );
}

function Steps({ done }: { done: ReadonlySet<SetupStep> }) {
  if (done.size === SETUP_STEPS.length) {
    return (
      <Notice tone="done">
        <p>
          <FormattedMessage id="overview.todo.complete" />
        </p>
      </Notice>
    );
  }
  return (
    <ul role="list" className={css.steps}>
      {SETUP_STEPS.map((step) =>
        done.has(step) ? (
          <li key={step} className={css.done}>
            <Icon of={icons.check} />
            <span>
              <FormattedMessage id={`overview.todo.${step}`} />
              <VisuallyHidden>
                {BLANK}
                <FormattedMessage id="overview.todo.done" />
              </VisuallyHidden>
            </span>
          </li>
        ) : (
          <li key={step}>
            <Icon of={icons.plus} />
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
        ),
      )}
    </ul>
  );
}
