/** What most readers come for, each on the page that does it. */
import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Icon, icons, Wrap } from '@amberlane/ui';
import css from './tasks.module.css';

const TASKS = [
  { id: 'track', icon: icons.search, to: 'track' },
  { id: 'quote', icon: icons.scale, to: 'quote' },
  { id: 'points', icon: icons.pin, to: 'location-map' },
  { id: 'report', icon: icons.shield, to: 'service/feedback?topic=damaged' },
] as const;

export function Tasks() {
  return (
    <Wrap>
      <ul role="list" className={css.tasks} aria-label={useIntl().formatMessage({ id: 'help.tasks.label' })}>
        {TASKS.map(({ id, icon, to }) => (
          <li key={id}>
            <Link to={to} className={css.task}>
              <Icon of={icon} />
              <span>
                <FormattedMessage id={`help.tasks.${id}`} />
              </span>
              <Icon of={icons.arrow} className={css.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
