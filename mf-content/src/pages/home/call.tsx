/** The end of the page: the two ways to begin. */
import { FormattedMessage } from '@amberlane/core';
import { ButtonLink } from '@amberlane/ui';
import { Scene, scenes } from '@amberlane/ui/pictures';
import { Section } from '../../section/section.tsx';
import css from './call.module.css';

export function Call() {
  return (
    <Section
      id="start"
      ground="soft"
      title={<FormattedMessage id="home.call.title" />}
      lead={<FormattedMessage id="home.call.text" />}
      aside={
        <div className={css.art}>
          <Scene src={scenes.handover} />
        </div>
      }
    >
      <div className={css.actions}>
        <ButtonLink kind="primary" to="express/order-entry">
          <FormattedMessage id="home.call.ship" />
        </ButtonLink>
        <ButtonLink to="quote">
          <FormattedMessage id="home.map.quote" />
        </ButtonLink>
      </div>
    </Section>
  );
}
