import type { ReactNode } from 'react';
import { Link } from '@amberlane/core';
import { Icon } from '../icon/icon.tsx';
import type { IconDrawing } from '../icon/icons.ts';
import { Popover, type PopoverProps } from './popover.tsx';
import css from './popover.module.css';

export type MenuItem = {
  readonly label: ReactNode;
  /** One line below the label. */
  readonly note?: ReactNode;
  readonly icon?: IconDrawing;
  /** Where the reader is. */
  readonly current?: boolean;
} & ({ readonly to: string } | { readonly href: string } | { readonly onChoose: () => void });

/** A list of links or actions behind a button. They are read and walked as a list, by Tab: no menu of an application. */
export function PopoverMenu({ items, ...popover }: Omit<PopoverProps, 'children'> & { readonly items: readonly MenuItem[] }) {
  return (
    <Popover {...popover}>
      <ul role="list" className={css.list}>
        {items.map((item, index) => (
          <li key={index}>
            <Item {...item} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

function Item(item: MenuItem) {
  const { label, note, icon, current } = item;
  const shared = { className: css.item, 'aria-current': current ? ('page' as const) : undefined };
  const content = (
    <>
      {icon ? <Icon of={icon} /> : null}
      <span className={css.text}>
        <span>{label}</span> {note ? <span className={css.note}>{note}</span> : null}
      </span>
    </>
  );
  if ('to' in item) {
    return (
      <Link to={item.to} {...shared}>
        {content}
      </Link>
    );
  }
  if ('href' in item) {
    return (
      <a href={item.href} {...shared}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" onClick={item.onChoose} className={css.item}>
      {content}
    </button>
  );
}
