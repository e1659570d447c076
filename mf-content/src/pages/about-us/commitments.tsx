import { FormattedMessage } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import css from './commitments.module.css';

const COMMITMENTS = [
  { id: 'price', icon: icons.doc },
  { id: 'loss', icon: icons.shield },
  { id: 'attempts', icon: icons.rider },
  { id: 'data', icon: icons.lock },
] as const;

/** What the company commits to, each with its figure from the rules that bill. */
export function Commitments() {
  return (
    <Section id="commitments" title={<FormattedMessage id="about.commit.title" />} lead={<FormattedMessage id="about.commit.lead" />}>
      <ul role="list" className={css.commitments}>
        {COMMITMENTS.map(({ id, icon }) => (
          <li key={id} className={css.commitment}>
            <Icon of={icon} className={css.icon} />
            <div>
              <h3>
                <Say id={`about.commit.${id}.title`} />
              </h3>
              <p className={css.text}>
                <Say id={`about.commit.${id}.text`} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
