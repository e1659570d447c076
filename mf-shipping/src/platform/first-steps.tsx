import { FormattedMessage } from '@amberlane/core';
import { Button, ButtonLink } from '@amberlane/ui';
import { platformCalls } from './platform-calls.ts';
import { API_KEYS, platformHref } from './platform-view.ts';
import css from './platform.module.css';

/** Where to begin while there is no endpoint: a key, a test order, and the endpoint, which is what the page is for. */
export function FirstSteps({ onAdd }: { onAdd: () => void }) {
  const { data } = platformCalls.useApiKeysQuery(null);
  const hasKey = data?.keys.some(({ revokedAt }) => revokedAt === null) ?? false;
  return (
    <section className={css.first} aria-labelledby="first-steps">
      <h2 id="first-steps" className={css.small}>
        <FormattedMessage id="platform.endpoints.empty" />
      </h2>
      <p className={css.none}>
        <FormattedMessage id="platform.endpoints.none" />
      </p>
      <ol role="list" className={css.steps}>
        <li>
          <h3 className={css.small}>
            <FormattedMessage id="platform.first.key" />
          </h3>
          <p>
            <FormattedMessage id="platform.first.key.text" />
          </p>
          <ButtonLink to={API_KEYS}>
            <FormattedMessage id={hasKey ? 'platform.keys' : 'platform.first.key.create'} />
          </ButtonLink>
        </li>
        <li>
          <h3 className={css.small}>
            <FormattedMessage id="platform.first.order" />
          </h3>
          <p>
            <FormattedMessage id="platform.first.order.text" />
          </p>
          <ButtonLink to={platformHref({ view: 'examples' })}>
            <FormattedMessage id="platform.first.order.copy" />
          </ButtonLink>
        </li>
        <li>
          <h3 className={css.small}>
            <FormattedMessage id="platform.first.endpoint" />
          </h3>
          <p>
            <FormattedMessage id="platform.endpoints.emptyText" />
          </p>
          <Button kind="primary" onClick={onAdd}>
            <FormattedMessage id="platform.add" />
          </Button>
        </li>
      </ol>
    </section>
  );
}
