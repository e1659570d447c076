import { FormattedMessage } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Button, ButtonLink } from '@amberlane/ui';
import { platformHref } from './platform-view.ts';
import css from './platform.module.css';

/** Where to begin while there is no endpoint: the endpoint, the check of what it receives, and a test event once it is there. */
export const FirstSteps = ({ onAdd }: { onAdd: () => void }) => (
  <section className={css.first} aria-labelledby="first-steps">
    <h2 id="first-steps" className={css.small}>
      <FormattedMessage id="platform.endpoints.empty" />
    </h2>
    <p className={css.soft}>
      <FormattedMessage id="platform.first.none" values={{ max: RULES.webhooks.most }} />
    </p>
    <ol role="list" className={css.steps}>
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
      <li>
        <h3 className={css.small}>
          <FormattedMessage id="platform.first.verify" />
        </h3>
        <p>
          <FormattedMessage id="platform.first.verify.text" />
        </p>
        <ButtonLink to={platformHref({ view: 'examples' })}>
          <FormattedMessage id="platform.first.verify.example" />
        </ButtonLink>
      </li>
      <li>
        <h3 className={css.small}>
          <FormattedMessage id="platform.first.test" />
        </h3>
        <p>
          <FormattedMessage id="platform.first.test.text" values={{ button: <FormattedMessage key="button" id="platform.test" /> }} />
        </p>
      </li>
    </ol>
  </section>
);
