import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb } from '@amberlane/ui';

/** The way to a page that belongs to help: home, help centre, the page. */
export function HelpTrail({ here }: { here: ReactNode }) {
  const label = useIntl().formatMessage({ id: 'content.breadcrumb' });
  const trail = [
    { to: '', title: <FormattedMessage id="content.home" /> },
    { to: 'service/help', title: <FormattedMessage id="content.help" /> },
  ];
  return <Breadcrumb label={label} trail={trail} here={here} />;
}
