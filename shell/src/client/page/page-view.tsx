/** Puts a resolved page on screen: the remote's page or what stands in for it, and the slots that others fill. */
import { use, useMemo } from 'react';
import { HostServicesProvider, LateSlotProvider, SlotProvider, type LateSlots, type SlotFillings } from '@amberlane/core';
import { NotFoundPage, PendingPage, RemoteErrorCard, showCustomerPages, showPageSignIn, SignInFaultContext, SignInPage, StatusPage } from '../layout/index.ts';
import type { SignInFault } from '../../site/sign-in-fault.ts';
import { LateSlotSource } from './late-slot-source.ts';
import { KeptHtml } from './server-html.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { ResolvedPage, View } from './resolved-page.ts';
import { SlotFilling } from './slot-filling.tsx';

/*
 * Page and filling of a slot stand in one element of their own each, with nothing beside them on the server: where the code of a
 * remote can't be had, that element is what keeps the server's HTML.
 */

const PAGE_SERVICES = { 'password-sign-in': showPageSignIn, 'customer-pages': showCustomerPages };

interface PageViewProps {
  readonly page: ResolvedPage;
  /** Why the sign-in that led to this page was refused. */
  readonly signInFault?: SignInFault | null;
}

export function PageView({ page, signInFault = null }: PageViewProps) {
  const fillings: SlotFillings = Object.fromEntries(
    Object.entries(page.slots)
      .filter(([, fillings]) => fillings.length > 0)
      .map(([name, fillings]) => [name, fillings.map((slot, at) => <SlotFilling key={at} slot={slot} card={<RemoteErrorCard failure="regular" />} />)]),
  );
  return (
    <SlotProvider value={fillings}>
      <LateSlotProvider value={useLateSlots(page)}>
        <SignInFaultContext value={signInFault}>
          <HostServicesProvider services={PAGE_SERVICES}>
            <ViewBody view={page.view} failure={page.route?.failure ?? 'primary'} />
          </HostServicesProvider>
        </SignInFaultContext>
      </LateSlotProvider>
    </SlotProvider>
  );
}

/** How each late slot of the page is filled; none on the server, which fills none. */
function useLateSlots(page: ResolvedPage): LateSlots {
  const bring = use(LateSlotSource);
  return useMemo(() => Object.fromEntries(bring ? (page.route?.lateSlots ?? []).map((slot) => [slot, () => bring(page, slot)]) : []), [bring, page]);
}

interface ViewBodyProps {
  readonly view: View;
  readonly failure: 'primary' | 'regular';
}

function ViewBody({ view, failure }: ViewBodyProps) {
  switch (view.kind) {
    case 'notFound':
      return <NotFoundPage />;
    case 'signIn':
      return <SignInPage />;
    case 'error':
      return <StatusPage status={view.status} message={view.message} />;
    case 'pending':
      return <PendingPage />;
    case 'kept':
      return <KeptHtml />;
    case 'failed': {
      const card = <RemoteErrorCard failure={view.failure} />;
      return view.keepServerHtml ? <KeptHtml>{card}</KeptHtml> : card;
    }
    case 'page': {
      const { component: Page } = view.module;
      return (
        <div data-remote={view.source.remote}>
          <RemoteBoundary key={view.source.contentId} source={view.source} card={<RemoteErrorCard failure={failure} />}>
            <Page />
          </RemoteBoundary>
        </div>
      );
    }
  }
}
