import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb } from '@amberlane/ui';

/** The way to a page about a service: home, all services, the page. */
export function ServiceTrail({ here }: { here: ReactNode }) {
  const label = useIntl().formatMessage({ id: 'content.breadcrumb' });
  const trail = [
    { to: '', title: <FormattedMessage id="content.home" /> },
    { to: 'services', title: <FormattedMessage id="content.services" /> },
  ];
  return <Breadcrumb label={label} trail={trail} here={here} />;
}
