import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { platformHref } from './platform-view.ts';
import css from './platform.module.css';

/** Where to begin while there is no endpoint: a key, a test order, the endpoint. */
export const FirstSteps = ({ add }: { add: ReactNode }) => (
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
        <TextLink to="user-opt/personal/api-keys" kind="more">
          <FormattedMessage id="platform.keys" />
        </TextLink>
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
        {add}
      </li>
    </ol>
  </section>
);
