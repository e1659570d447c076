/** Questions that lead to the very section that answers them. */
import { FormattedMessage, Link, useMarket } from '@amberlane/core';
import { Icon, icons, TextLink } from '@amberlane/ui';
import { Section } from '../../section/section.tsx';
import css from './page.module.css';

const TOPICS = [
  { id: 'track', icon: icons.search, to: 'track' },
  { id: 'attempts', icon: icons.truck, to: 'service-rule#delivery' },
  { id: 'weight', icon: icons.scale, to: 'service-rule#weight' },
  { id: 'goods', icon: icons.battery, to: 'service-rule#goods' },
  { id: 'customs', icon: icons.customs, to: 'service-rule#customs' },
  { id: 'money', icon: icons.wallet, to: 'service-rule#money' },
  { id: 'liability', icon: icons.shield, to: 'terms-of-use#liability' },
  { id: 'data', icon: icons.lock, to: 'privacy-policy#share' },
] as const;

export function Topics() {
  const { country } = useMarket();
  // Service rules are not for China (spec §2).
  const topics = TOPICS.filter(({ to }) => country !== 'CN' || !to.startsWith('service-rule'));
  return (
    <Section id="topics" ground="soft" title={<FormattedMessage id="support.topics.title" />}>
      <ul role="list" className={css.topics}>
        {topics.map(({ id, icon, to }) => (
          <li key={id}>
            <Link to={to} className={css.topic}>
              <Icon of={icon} />
              <span>
                <FormattedMessage id={`support.topics.${id}`} />
              </span>
              <Icon of={icons.arrow} className={css.arrow} />
            </Link>
          </li>
        ))}
      </ul>
      <div className={css.more}>
        <TextLink kind="more" to="service/help">
          <FormattedMessage id="support.topics.all" />
        </TextLink>
      </div>
    </Section>
  );
}
