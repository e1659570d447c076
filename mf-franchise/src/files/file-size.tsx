import { useIntl } from '@amberlane/core';
import css from './file-field.module.css';

const MEGABYTE = 1024 * 1024;

/** In kilobytes below a megabyte. */
export function FileSize({ bytes }: { bytes: number }) {
  const intl = useIntl();
  const size =
    bytes < MEGABYTE
      ? intl.formatNumber(Math.ceil(bytes / 1024), { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' })
      : intl.formatNumber(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', unitDisplay: 'short', maximumFractionDigits: 1 });
  return <span className={css.size}>{size}</span>;
}
