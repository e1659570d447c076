/** Links that change width and theme of what is shown; the market is changed in the header, as everywhere. */
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, usePageAddress } from '@amberlane/core';
import { Chip, ChipRow } from '@amberlane/ui';
import { lookQuery, readLook, THEMES, WIDTHS, type Look } from './look.ts';
import css from './look-switches.module.css';

export function LookSwitches() {
  const { formatMessage } = useIntl();
  const { path, search } = usePageAddress();
  const look = readLook(search);
  const choice = (key: string, change: Partial<Look>, chosen: boolean, caption: ReactNode) => (
    <Chip key={key} to={path + lookQuery({ ...look, ...change })} chosen={chosen}>
      {caption}
    </Chip>
  );
  return (
    <div className={css.switches}>
      <ChipRow label={formatMessage({ id: 'gallery.width' })}>
        {choice('page', { width: null }, look.width === null, <FormattedMessage id="gallery.width.page" />)}
        {WIDTHS.map((width) => choice(String(width), { width }, look.width === width, <bdi>{width}</bdi>))}
      </ChipRow>
      <ChipRow label={formatMessage({ id: 'gallery.theme' })}>
        {choice('page', { theme: null }, look.theme === null, <FormattedMessage id="gallery.theme.page" />)}
        {THEMES.map((theme) => choice(theme, { theme }, look.theme === theme, <FormattedMessage id={`gallery.theme.${theme}`} />))}
      </ChipRow>
    </div>
  );
}
