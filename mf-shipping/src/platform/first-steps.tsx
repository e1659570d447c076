import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { addOrder } from '@amberlane/contract/call-index/orders';
import { Button, ButtonLink, VisuallyHidden } from '@amberlane/ui';
import { platformCalls } from './platform-calls.ts';
import { API_KEYS, platformHref } from './platform-view.ts';
import css from './platform.module.css';

/** Where to begin while there is no endpoint: a key, a test order, and the endpoint. The first two are marked once done, and the first that is left is called for. */
export function FirstSteps({ onAdd }: { onAdd: () => void }) {
  const { data } = platformCalls.useApiKeysQuery(null);
  const { data: calls } = platformCalls.useApiCallsQuery(null);
  const hasKey = data?.keys.some(({ revokedAt }) => revokedAt === null) ?? false;
  const hasOrder = calls?.list.some(({ path, status }) => path === addOrder.path && status < 300) ?? false;
  return (
    <section className={css.first} aria-labelledby="first-steps">
      <h2 id="first-steps" className={css.small}>
        <FormattedMessage id="platform.endpoints.empty" />
      </h2>
      <p className={css.none}>
        <FormattedMessage id="platform.endpoints.none" />
      </p>
      <ol role="list" className={css.steps}>
        <li className={hasKey ? css.stepDone : undefined}>
          <StepTitle isDone={hasKey}>
            <FormattedMessage id="platform.first.key" />
          </StepTitle>
          <p>
            <FormattedMessage id="platform.first.key.text" />
          </p>
          <ButtonLink to={API_KEYS} kind={hasKey ? 'plain' : 'primary'}>
            <FormattedMessage id={hasKey ? 'platform.keys' : 'platform.first.key.create'} />
          </ButtonLink>
        </li>
        <li className={hasOrder ? css.stepDone : undefined}>
          <StepTitle isDone={hasOrder}>
            <FormattedMessage id="platform.first.order" />
          </StepTitle>
          <p>
            <FormattedMessage id="platform.first.order.text" />
          </p>
          <ButtonLink to={platformHref({ view: 'examples' })} kind={hasKey && !hasOrder ? 'primary' : 'plain'}>
            <FormattedMessage id="platform.first.order.copy" />
          </ButtonLink>
        </li>
        <li>
          <StepTitle>
            <FormattedMessage id="platform.first.endpoint" />
          </StepTitle>
          <p>
            <FormattedMessage id="platform.endpoints.emptyText" />
          </p>
          <Button kind={hasKey && hasOrder ? 'primary' : 'plain'} onClick={onAdd}>
            <FormattedMessage id="platform.add" />
          </Button>
        </li>
      </ol>
    </section>
  );
}

const StepTitle = ({ isDone = false, children }: { isDone?: boolean; children: ReactNode }) => (
  <h3 className={css.small}>
    {children} {isDone ? (
      <VisuallyHidden>
        <FormattedMessage id="platform.first.done" />
      </VisuallyHidden>
    ) : null}
  </h3>
);
