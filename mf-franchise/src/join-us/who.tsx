import { FormattedMessage } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Icon, icons, TextLink } from '@amberlane/ui';
import { Scene, scenes } from '@amberlane/ui/pictures';
import { Section } from './section.tsx';
import css from './who.module.css';

const OFFERED = ['name', 'parcels', 'software', 'training', 'pay'] as const;
const ASKED = ['days', 'calls', 'site', 'invoices'] as const;

/** What each side gives; what a partner has to have stands in the requirements. */
export function Who() {
  return (
    <Section id="who" title={<FormattedMessage id="join-us.who.title" />}>
      <div className={css.columns}>
        <div>
          <h3 className={css.title}>
            <FormattedMessage id="join-us.offer.title" />
          </h3>
          <ul role="list" className={css.list}>
            {OFFERED.map((item) => (
              <li key={item}>
                <Icon of={icons.check} className={css.mark} />
                <FormattedMessage id={`join-us.offer.${item}`} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={css.title}>
            <FormattedMessage id="join-us.give.title" />
          </h3>
          <ul role="list" className={css.list}>
            {ASKED.map((item) => (
              <li key={item} className={css.asked}>
                <FormattedMessage id={`join-us.give.${item}`} />
              </li>
            ))}
          </ul>
          <p className={css.all}>
            <TextLink kind="more" href="#requirements">
              <FormattedMessage id="join-us.give.all" values={{ count: RULES.franchise.requirements }} />
            </TextLink>
          </p>
        </div>
        <Scene src={scenes.handover} className={css.scene} />
      </div>
    </Section>
  );
}
