/** What tracking, rates, quotes and service points give to the mock API. */
import { defineMockApi } from '@amberlane/testing/mock-api/mock-api-part';
import { servePricing } from './mock-api/pricing.ts';
import { KNOWN_POINT, serveServicePoints } from './mock-api/service-points.ts';
import { SHARED_TOKEN } from './mock-api/shares.ts';
import { serveTracking } from './mock-api/tracking.ts';

export default defineMockApi({
  serve: (routes, context) => {
    serveTracking(routes, context);
    servePricing(routes, context);
    serveServicePoints(routes, context);
  },
  pathParams: { token: SHARED_TOKEN, code: KNOWN_POINT },
});
