import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, Wrap } from '@amberlane/ui';
import { APPLY_PATH } from '../territories/apply-path.ts';
import css from './last-call.module.css';

/** What to do now: apply, or look where an application stands. */
export function LastCall() {
  return (
    <section className={css.band} aria-labelledby="last-call">
      <Wrap className={css.inner}>
        <div>
          <h2 id="last-call">
            <FormattedMessage id="join-us.call.title" />
          </h2>
          <p className={css.text}>
            <FormattedMessage id="join-us.call.text" />
          </p>
        </div>
        <div className={css.calls}>
          <ButtonLink kind="primary" to={APPLY_PATH}>
            <FormattedMessage id="join-us.apply" />
          </ButtonLink>
          <ButtonLink kind="night" to="service/case">
            <FormattedMessage id="join-us.status" />
          </ButtonLink>
        </div>
      </Wrap>
    </section>
  );
}
