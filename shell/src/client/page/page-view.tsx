/** Puts a resolved page on screen: the remote's page or what stands in for it, and the slots that others fill. */
import { HostServicesProvider, SlotProvider, type SlotFillings } from '@amberlane/core';
import { audienceClass, NotFoundPage, PendingPage, RemoteErrorCard, showPageSignIn, SignInFaultContext, SignInPage, StatusPage } from '../layout/index.ts';
import type { SignInFault } from '../../site/sign-in-fault.ts';
import { KeptHtml } from './server-html.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { ResolvedPage, SlotView, View } from './resolved-page.ts';

/*
 * Page and filling of a slot stand in one element of their own each, with nothing beside them on the server: where the code of a
 * remote can't be had, that element is what keeps the server's HTML.
 */

const PAGE_SERVICES = { 'password-sign-in': showPageSignIn };

interface PageViewProps {
  readonly page: ResolvedPage;
  /** Why the sign-in that led to this page was refused. */
  readonly signInFault?: SignInFault | null;
}

export function PageView({ page, signInFault = null }: PageViewProps) {
  const fillings: SlotFillings = Object.fromEntries(
    Object.entries(page.slots)
      .filter(([, fillings]) => fillings.length > 0)
      .map(([name, fillings]) => [name, fillings.map((slot, at) => <SlotFilling key={at} slot={slot} />)]),
  );
  return (
    <SlotProvider value={fillings}>
      <SignInFaultContext value={signInFault}>
        <HostServicesProvider services={PAGE_SERVICES}>
          <ViewBody view={page.view} failure={page.route?.failure ?? 'primary'} />
        </HostServicesProvider>
      </SignInFaultContext>
    </SlotProvider>
  );
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

function SlotFilling({ slot }: { slot: SlotView }) {
  const card = <RemoteErrorCard failure="regular" />;
  const audience = audienceClass(slot.condition);
  if (slot.kind === 'pending') return <div />;
  if (slot.kind === 'kept') return <KeptHtml />;
  if (slot.kind === 'failed') return slot.keepServerHtml ? <KeptHtml>{card}</KeptHtml> : card;
  const { component: Filling } = slot.module;
  return (
    <div data-remote={slot.source.remote} className={audience}>
      <RemoteBoundary key={slot.source.contentId} source={slot.source} card={card}>
        <Filling />
      </RemoteBoundary>
    </div>
  );
}
