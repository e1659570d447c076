import { FormattedMessage } from '@amberlane/core';
import { Button, ButtonLink, TextLink } from '@amberlane/ui';
import { platformCalls } from './platform-calls.ts';
import { API_KEYS, platformHref } from './platform-view.ts';
import css from './platform.module.css';

/** Where to begin while there is no endpoint: a key, a test order, the endpoint. The call of the page is the key until there is one. */
export function FirstSteps({ onAdd }: { onAdd: () => void }) {
  const { data } = platformCalls.useApiKeysQuery(null);
  const hasKey = data?.keys.some(({ revokedAt }) => revokedAt === null) ?? false;
  return (
    <section className={css.first} aria-labelledby="first-steps">
      <h2 id="first-steps" className={css.small}>
        <FormattedMessage id="platform.endpoints.empty" />
      </h2>
      <ol role="list" className={css.steps}>
        <li>
          <h3 className={css.small}>
            <FormattedMessage id="platform.first.key" />
          </h3>
          <p>
            <FormattedMessage id="platform.first.key.text" />
          </p>
          {hasKey ? (
            <TextLink to={API_KEYS} kind="more">
              <FormattedMessage id="platform.keys" />
            </TextLink>
          ) : (
            <ButtonLink kind="primary" to={API_KEYS}>
              <FormattedMessage id="platform.first.key.create" />
            </ButtonLink>
          )}
        </li>
        <li>
          <h3 className={css.small}>
            <FormattedMessage id="platform.first.order" />
          </h3>
          <p>
            <FormattedMessage id="platform.first.order.text" />
          </p>
          <TextLink to={platformHref({ view: 'examples' })} kind="more">
            <FormattedMessage id="platform.first.order.copy" />
          </TextLink>
        </li>
        <li>
          <h3 className={css.small}>
            <FormattedMessage id="platform.first.endpoint" />
          </h3>
          <p>
            <FormattedMessage id="platform.endpoints.emptyText" />
          </p>
          <Button kind={hasKey ? 'primary' : 'plain'} onClick={onAdd}>
            <FormattedMessage id="platform.add" />
          </Button>
        </li>
      </ol>
    </section>
  );
}
