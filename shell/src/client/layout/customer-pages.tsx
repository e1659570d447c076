import type { ReactNode } from 'react';
import type { CustomerPage } from '@amberlane/ui';
import { useMenu } from './page-links.ts';

type Show = (pages: readonly CustomerPage[]) => ReactNode;

const CustomerPages = ({ show }: { show: Show }) => show(useMenu('account/pages'));

/** The host service `customer-pages`: what the remotes have put into the list of a customer's pages. */
export const showCustomerPages = (show: Show): ReactNode => <CustomerPages show={show} />;
