import { FormattedMessage } from '@amberlane/core';
import type { SiteService } from '@amberlane/contract/calls/service-points';

/** A service of a point in words. */
export const ServiceName = ({ service }: { service: SiteService }) => <FormattedMessage id={`points.service.${MESSAGE[service]}`} />;

const MESSAGE: Readonly<Record<SiteService, string>> = {
  DROP_OFF: 'dropOff', PICK_UP: 'pickUp', COD_PAYMENT: 'codPayment', PACKAGING: 'packaging', FORKLIFT: 'forklift', RETURNS: 'returns',
};
