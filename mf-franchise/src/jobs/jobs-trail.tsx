import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb, type Crumb } from '@amberlane/ui';
import { JOBS_PATH } from './jobs-filter.ts';

/** The way from the home page to the list of positions, or past it to `here`. */
export function JobsTrail({ here, past = [] }: { readonly here?: ReactNode; readonly past?: readonly Crumb[] }) {
  const list = <FormattedMessage id="recruit.crumb" />;
  const home = { to: '', title: <FormattedMessage id="recruit.home" /> };
  return (
    <Breadcrumb
      label={useIntl().formatMessage({ id: 'recruit.breadcrumb' })}
      trail={here === undefined ? [home] : [home, { to: JOBS_PATH, title: list }, ...past]}
      here={here ?? list}
    />
  );
}
