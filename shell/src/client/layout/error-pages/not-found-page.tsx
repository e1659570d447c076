import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage, marketHref, useIntl, useMarket, useRoutes } from '@amberlane/core';
import { Button } from '@amberlane/ui';
import { TRACK } from '../site-links.ts';
import { DeadEnd } from './dead-end.tsx';
import css from './error-pages.module.css';

/** The page for an address that means nothing (spec §8), with the one tool that helps most. */
export function NotFoundPage() {
  const canTrack = useRoutes().has(TRACK.path);
  return (
    <DeadEnd
      code="404"
      title={<FormattedMessage id="shell.notFound.title" />}
      text={<FormattedMessage id={canTrack ? 'shell.notFound.message' : 'shell.notFound.plain'} />}
    >
      {canTrack ? <TrackForm /> : null}
    </DeadEnd>
  );
}

/** Longest waybill plus room for blanks that come with a paste. */
const LONGEST_INPUT = RULES.tracking.maxNumbers * 20;

function TrackForm() {
  const label = useIntl().formatMessage({ id: 'shell.notFound.waybill' });
  return (
    <form className={css.track} action={marketHref(useMarket(), TRACK.path)}>
      <input className={css.waybill} name="numbers" dir="ltr" aria-label={label} maxLength={LONGEST_INPUT} autoComplete="off" spellCheck={false} />
      <Button type="submit" kind="primary">
        <FormattedMessage id={TRACK.title} />
      </Button>
    </form>
  );
}
