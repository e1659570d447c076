import { FormattedMessage, useIntl } from '@amberlane/core';
import { TabLinks } from '@amberlane/ui';
import { API_KEYS } from '../account-layout/account-pages.ts';

/** Page of another remote, with the other parts of the subject. */
export const CONSOLE = 'express/platform';
const VIEWS = ['webhooks', 'deliveries', 'calls', 'examples'] as const;
type View = (typeof VIEWS)[number];

/** Path of a part of that page; it shows the first one unless asked. */
export const consoleAddress = (view: View): string => (view === 'webhooks' ? CONSOLE : `${CONSOLE}?view=${view}`);

/** The parts of "API and webhooks", of which the keys are the first. */
export function DeveloperTabs() {
  const intl = useIntl();
  return (
    <TabLinks
      boxed
      label={intl.formatMessage({ id: 'api-keys.tabs' })}
      tabs={[
        { to: API_KEYS, title: <FormattedMessage id="api-keys.title" />, current: true },
        ...VIEWS.map((view) => ({ to: consoleAddress(view), title: <FormattedMessage id={`api-keys.tab.${view}`} /> })),
      ]}
    />
  );
}
