/** One filling of a slot: shown apart from the others, in an element of its own. */
import type { ReactNode } from 'react';
import { audienceClass } from '../layout/index.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { SlotView } from './resolved-page.ts';
import { KeptHtml } from './server-html.tsx';

interface SlotFillingProps {
  readonly slot: SlotView;
  /** Stands in its place where it can't be had. */
  readonly card: ReactNode;
}

export function SlotFilling({ slot, card }: SlotFillingProps) {
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
