import type { ComponentProps } from 'react';
import { PageHead } from '@amberlane/ui';
import css from './brand-head.module.css';

/** Orange head of a page whose route has the transparent header: the field begins at the top of the window. */
export function BrandHead(props: Omit<ComponentProps<typeof PageHead>, 'tone'>) {
  return (
    <>
      <div className={css.underHeader} />
      <PageHead tone="brand" {...props} />
    </>
  );
}
