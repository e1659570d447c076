import { Icon, icons } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import css from './prohibited-goods.module.css';

/** What no service carries, marked as on the pages of the services; the rest of the section in the look of running text. */
export const ProhibitedGoods = ({ section: { blocks } }: { section: ContentSection }) =>
  blocks.map((block, index) =>
    block.kind === 'list' ? (
      <ul key={index} role="list" className={css.goods}>
        {block.items.map((item) => (
          <li key={item.id} className={css.item}>
            <Icon of={icons.close} className={css.mark} />
            <span>
              <Say {...item} />
            </span>
          </li>
        ))}
      </ul>
    ) : (
      <ContentBlocks key={index} blocks={[block]} />
    ),
  );
