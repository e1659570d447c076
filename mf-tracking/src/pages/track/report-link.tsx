import { FormattedMessage, useRoutes } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';

/** Page of another squad that takes complaints; a site without it has no link. */
const FEEDBACK = 'service/feedback';

/** To the form for a complaint, with this parcel filled in. */
export function ReportLink({ waybillNo }: { waybillNo: string }) {
  if (!useRoutes().has(FEEDBACK)) return null;
  return (
    <TextLink kind="more" to={`${FEEDBACK}?waybill=${encodeURIComponent(waybillNo)}`} rel="nofollow">
      <FormattedMessage id="track.action.report" />
    </TextLink>
  );
}
