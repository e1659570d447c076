/** The end of the page: one thing to do. */
import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { ButtonLink } from '@amberlane/ui';
import { Scene, scenes } from '@amberlane/ui/pictures';
import { Section } from '../../section/section.tsx';
import css from './call.module.css';

export function Call() {
  return (
    <Section
      id="where"
      ground="soft"
      title={<FormattedMessage id="home.call.title" />}
      lead={<FormattedMessage id="home.call.text" values={{ max: RULES.tracking.maxNumbers }} />}
      aside={
        <div className={css.art}>
          <Scene src={scenes.handover} />
        </div>
      }
    >
      <ButtonLink kind="primary" to="track">
        <FormattedMessage id="home.track" />
      </ButtonLink>
    </Section>
  );
}
