/** What most readers come for, each on the page that does it. Icons are those of the topics below. */
import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Icon, icons, Wrap } from '@amberlane/ui';
import css from './tasks.module.css';

const TASKS = [
  { id: 'track', to: 'track' },
  { id: 'quote', to: 'quote' },
  { id: 'points', to: 'location-map' },
  { id: 'report', to: 'service/feedback?topic=damaged' },
  { id: 'contact', to: 'contact-us' },
] as const;

export function Tasks() {
  return (
    <Wrap>
      <ul role="list" className={css.tasks} aria-label={useIntl().formatMessage({ id: 'help.tasks.label' })}>
        {TASKS.map(({ id, to }) => (
          <li key={id}>
            <Link to={to} className={css.task}>
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
