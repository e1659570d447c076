import { Icon, TextLink } from '@amberlane/ui';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { isChainLink, LINK_FACTS } from './chain-links.ts';
import css from './link-block.module.css';

/** What each line of a link tells, in the order of its list. */
const LABELS = ['do', 'give', 'fits'] as const;

/** One link of the chain: what we do, what the customer gives, when it fits. */
export function LinkBlock({ section: { id, title, blocks } }: { section: ContentSection }) {
  const facts = isChainLink(id) ? LINK_FACTS[id] : null;
  const lines = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  return (
    <div id={id} className={css.block}>
      <div className={css.head}>
        {facts ? <Icon of={facts.icon} className={css.icon} /> : null}
        <h3>{facts ? <TextLink to={facts.page}><Say id={title} /></TextLink> : <Say id={title} />}</h3>
      </div>
      <dl className={css.lines}>
        {lines.map((line, index) => (
          <div key={line.id} className={css.line}>
            <dt className={css.label}>
              <Say id={`resolve.label.${LABELS[index] ?? 'fits'}`} />
            </dt>
            <dd>
              <Say {...line} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
