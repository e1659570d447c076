import type { CSSProperties } from 'react';
import { Icon, icons } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { relayOf, type RelayStep } from './relay.ts';
import css from './day-relay.module.css';

const ICONS = { you: icons.shop, we: icons.truck, buyer: icons.user } as const;

/** Where the lane comes from and where it stands, in columns; read by the style sheet. */
const columnsOf = ({ at, from }: RelayStep): CSSProperties => ({ '--at': at, '--from': from, '--least': Math.min(at, from), '--span': Math.abs(at - from) }) as CSSProperties;

/** A seller's day as a relay: three columns, one for each pair of hands; the lane changes column at every hand-over. */
export function DayRelay({ sections }: { sections: readonly ContentSection[] }) {
  const steps = relayOf(sections.map(({ id }) => id));
  return (
    <ol role="list" className={css.relay}>
      {sections.map(({ id, title, blocks }, index) => {
        const step = steps[index];
        return step ? (
          <li key={id} id={id} className={`${css.step} ${step.at === step.from ? '' : css.handOver}`} style={columnsOf(step)}>
            <div className={css.content}>
              <p className={css.who}>
                <Icon of={ICONS[step.actor]} className={css.icon} />
                <Say id={`small-pac.who.${step.actor}`} />
              </p>
              <h3>
                <Say id={title} />
              </h3>
              <ContentBlocks blocks={blocks} />
            </div>
          </li>
        ) : null;
      })}
    </ol>
  );
}
