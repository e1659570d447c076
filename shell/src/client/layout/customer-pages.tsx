import type { ReactNode } from 'react';
import { useIntl } from '@amberlane/core';
import type { CustomerPage } from '@amberlane/ui';
import { useMenu } from './page-links.ts';

type Show = (pages: readonly CustomerPage[]) => ReactNode;

const LIST = 'account/pages';
const GROUPS = ['shipping', 'settings', 'developers'] as const;

function CustomerPages({ show }: { show: Show }) {
  const intl = useIntl();
  const links = useMenu(LIST, ...GROUPS.map((group) => `${LIST}/${group}` as const));
  return show(
    links.map((link) => {
      const group = GROUPS.find((each) => link.place === `${LIST}/${each}`);
      return group ? { ...link, group: intl.formatMessage({ id: `shell.customer.${group}` }) } : link;
    }),
  );
}

/** The host service `customer-pages`: what the remotes have put into the list of a customer's pages. */
export const showCustomerPages = (show: Show): ReactNode => <CustomerPages show={show} />;
