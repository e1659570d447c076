/** What is taken and what is not, side by side: told by word, shape and colour (VISUAL §4 status, §13 "product"). */
import type { ReactNode } from 'react';
import { Icon, icons, type IconDrawing } from '@amberlane/ui';
import type { ContentText } from '../content/content-document.ts';
import { Say } from '../content/say.tsx';
import css from './accepted-goods.module.css';

interface YesNoProps {
  readonly yesTitle: ReactNode;
  readonly yes: readonly ContentText[];
  readonly noTitle: ReactNode;
  readonly no: readonly ContentText[];
  /** Level of the two titles below the section that holds them. */
  readonly level?: 3 | 4;
}

export function YesNo({ yesTitle, yes, noTitle, no, level = 3 }: YesNoProps) {
  return (
    <div className={css.sides}>
      <Side title={yesTitle} items={yes} icon={icons.check} tone={css.yes} level={level} />
      <Side title={noTitle} items={no} icon={icons.close} tone={css.no} level={level} />
    </div>
  );
}

interface SideProps {
  readonly title: ReactNode;
  readonly items: readonly ContentText[];
  readonly icon: IconDrawing;
  readonly tone: string | undefined;
  readonly level: 3 | 4;
}

function Side({ title, items, icon, tone, level }: SideProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={tone}>
      <Heading className={css.title}>{title}</Heading>
      <ul role="list" className={css.items}>
        {items.map((item) => (
          <li key={item.id} className={css.item}>
            <Icon of={icon} className={css.mark} />
            <span>
              <Say {...item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
