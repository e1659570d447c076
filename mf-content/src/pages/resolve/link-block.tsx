import { Icon, TextLink } from '@amberlane/ui';
import type { ContentSection } from '../../content/content-document.ts';
import { LabelledLines } from '../../content/labelled-lines.tsx';
import { Say } from '../../content/say.tsx';
import { PhoneFold } from '../../phone-fold/phone-fold.tsx';
import { isChainLink, LINK_FACTS } from './chain-links.ts';
import css from './link-block.module.css';

/** What each line of a link tells, in the order of its list. */
const LABELS = (['do', 'give', 'fits'] as const).map((label) => <Say key={label} id={`resolve.label.${label}`} />);

/** One link of the chain: what we do, what the customer gives, when it fits; the last two are folded on phones. */
export function LinkBlock({ section }: { section: ContentSection }) {
  const { id, title } = section;
  const facts = isChainLink(id) ? LINK_FACTS[id] : null;
  return (
    <div id={id} className={css.block}>
      <div className={css.head}>
        {facts ? <Icon of={facts.icon} className={css.icon} /> : null}
        <h3>{facts ? <TextLink to={facts.page}><Say id={title} /></TextLink> : <Say id={title} />}</h3>
      </div>
      <div className={css.lines}>
        <LabelledLines section={section} labels={LABELS} to={1} />
        <PhoneFold summary={<Say id="resolve.label.more" />}>
          <LabelledLines section={section} labels={LABELS} from={1} className={css.further} />
        </PhoneFold>
      </div>
    </div>
  );
}
