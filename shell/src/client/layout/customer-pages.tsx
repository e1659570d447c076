import type { ReactNode } from 'react';
import { useIntl } from '@amberlane/core';
import type { CustomerPage } from '@amberlane/ui';
import { useMenu } from './page-links.ts';

type Show = (pages: readonly CustomerPage[]) => ReactNode;

const GROUPS = { 'account/pages/shipping': 'shipping', 'account/pages/settings': 'settings', 'account/pages/developers': 'developers' } as const;
type GroupPlace = keyof typeof GROUPS;

const isGroup = (place: string): place is GroupPlace => Object.hasOwn(GROUPS, place);

function CustomerPages({ show }: { show: Show }) {
  const intl = useIntl();
  const links = useMenu('account/pages', 'account/pages/shipping', 'account/pages/settings', 'account/pages/developers');
  return show(links.map((link) => (isGroup(link.place) ? { ...link, group: intl.formatMessage({ id: `shell.customer.${GROUPS[link.place]}` }) } : link)));
}

/** The host service `customer-pages`: what the remotes have put into the list of a customer's pages. */
export const showCustomerPages = (show: Show): ReactNode => <CustomerPages show={show} />;
