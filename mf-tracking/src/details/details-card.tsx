import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useSelector, type SiteState } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { Button, Icon, icons } from '@amberlane/ui';
import { useLatePart } from '../share/use-late-part.ts';
import { UnlockForm } from './unlock-form.tsx';
import { useDetails } from './use-details.ts';
import css from './details-card.module.css';

const loadShown = async () => (await import('./shown-details.tsx')).ShownDetails;

/** Receiver, address and proof of delivery: for the owner at once, for others behind the end of the receiver's phone. */
export function DetailsCard({ waybillNo, level = 4 }: Pick<TrackedWaybill, 'waybillNo'> & { level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  const details = useDetails(waybillNo);
  const [view, askView] = useLatePart(loadShown);
  const { shown, close, openOwn } = details;
  const card = useSeenByCustomer(openOwn);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isOpen = shown !== null;
  useEffect(() => {
    if (isOpen) askView();
  });
  const hide = (): void => {
    close();
    title.current?.focus();
  };
  return (
    // A group and no landmark: a page of many parcels has many of them, each with the number of its parcel in the name.
    <section ref={card} role="group" className={css.card} aria-labelledby={`${titleId} ${titleId}n`}>
      <Heading ref={title} id={titleId} tabIndex={-1} className={css.title}>
        <Icon of={icons.lock} />
        <FormattedMessage id={isOpen ? 'track-details.opened' : 'track-details.title'} />
      </Heading>
      <span id={`${titleId}n`} hidden>
        {waybillNo}
      </span>
      {shown ? (
        <>
          {view.state === 'ready' ? <view.part detail={shown} heading={title} /> : null}
          {view.state === 'missing' ? (
            <p role="alert">
              <FormattedMessage id="track-details.missing" />
            </p>
          ) : null}
          <Button small onClick={hide}>
            <FormattedMessage id="track-details.hide" />
          </Button>
        </>
      ) : (
        <UnlockForm details={details} />
      )}
    </section>
  );
}

/** A window's height above and below: there when the reader is. */
const NEARLY_IN_VIEW = { rootMargin: '100% 0px' };

/** Calls `then` once for each customer who has the element nearly in view: twenty folded parcels ask for nothing. */
function useSeenByCustomer(then: () => void) {
  const element = useRef<HTMLElement>(null);
  const nickName = useSelector((state: SiteState) => state.session.nickName);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (nickName === null) asked.current = null;
    if (!element.current || nickName === null || asked.current === nickName) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (asked.current === nickName || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      asked.current = nickName;
      then();
    }, NEARLY_IN_VIEW);
    watcher.observe(element.current);
    return () => watcher.disconnect();
  });
  return element;
}
