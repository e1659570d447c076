import { FormattedMessage } from '@amberlane/core';
import type { SiteService } from '@amberlane/contract/calls/service-points';

/** A service of a point in words; `short`: in a word or two. */
export const ServiceName = ({ service, short = false }: { service: SiteService; short?: boolean }) => <FormattedMessage id={`points.service.${MESSAGE[service]}${short ? 'Short' : ''}`} />;

/** Between parts: at the end of a line rather than at its start. */
const DOT = '\u00a0· ';

/** Several in short words, in a line. */
export const ServiceNames = ({ services }: { services: readonly SiteService[] }) => services.map((service, index) => [index === 0 ? null : DOT, <ServiceName key={service} service={service} short />]);

const MESSAGE: Readonly<Record<SiteService, string>> = {
  DROP_OFF: 'dropOff', PICK_UP: 'pickUp', COD_PAYMENT: 'codPayment', PACKAGING: 'packaging', FORKLIFT: 'forklift', RETURNS: 'returns',
};
