import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb } from '@amberlane/ui';

/** The way from the home page to a page that stands right below it. */
export function HomeTrail({ here }: { here: ReactNode }) {
  const label = useIntl().formatMessage({ id: 'content.breadcrumb' });
  return <Breadcrumb label={label} trail={[{ to: '', title: <FormattedMessage id="content.home" /> }]} here={here} />;
}
