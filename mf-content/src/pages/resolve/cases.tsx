import { Icon } from '@amberlane/ui';
import { Say } from '../../content/say.tsx';
import { CASES, LINK_FACTS } from './chain-links.ts';
import css from './cases.module.css';

const NAMES = ['seller', 'importer', 'stock'] as const;

/** Three customers and the links that each of them takes, in the order of the way. */
export function Cases() {
  return (
    <ul role="list" className={css.cases}>
      {NAMES.map((name) => (
        <li key={name} className={css.case}>
          <h3 className={css.title}>
            <Say id={`resolve.cases.${name}`} />
          </h3>
          <ul role="list" className={css.links}>
            {CASES[name].map((link) => (
              <li key={link} className={css.link}>
                <Icon of={LINK_FACTS[link].icon} className={css.icon} />
                <Say id={`resolve.${link}.title`} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
