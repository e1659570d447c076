import { FormattedMessage, useRoutes } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';

/** Page of another squad that takes complaints; a site without it has no link. */
const FEEDBACK = 'service/feedback';

/** To the form for a complaint, with this parcel filled in. `text`: among other links. */
export function ReportLink({ waybillNo, kind = 'more' }: { waybillNo: string; kind?: 'more' | 'text' }) {
  if (!useRoutes().has(FEEDBACK)) return null;
  return (
    <TextLink kind={kind} to={`${FEEDBACK}?waybill=${encodeURIComponent(waybillNo)}`} rel="nofollow">
      <FormattedMessage id="track.action.report" />
    </TextLink>
  );
}
