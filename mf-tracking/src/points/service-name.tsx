import { FormattedMessage } from '@amberlane/core';
import type { SiteService } from '@amberlane/contract/calls/service-points';

/** A service of a point in words; `short`: in a word or two. */
export const ServiceName = ({ service, short = false }: { service: SiteService; short?: boolean }) => <FormattedMessage id={`points.service.${MESSAGE[service]}${short ? 'Short' : ''}`} />;

const MESSAGE: Readonly<Record<SiteService, string>> = {
  DROP_OFF: 'dropOff', PICK_UP: 'pickUp', COD_PAYMENT: 'codPayment', PACKAGING: 'packaging', FORKLIFT: 'forklift', RETURNS: 'returns',
};
