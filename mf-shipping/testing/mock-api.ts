/** What shipping gives to the mock API. */
import { defineMockApi } from '@amberlane/testing/mock-api/mock-api-part';
import { serveCod } from './mock-api/cod.ts';
import { serveDeliveryDecisions } from './mock-api/delivery-decisions.ts';
import { serveGoods } from './mock-api/goods.ts';
import { serveOrderImports } from './mock-api/order-imports.ts';
import { serveOrders } from './mock-api/orders.ts';
import { servePapers } from './mock-api/papers.ts';
import { serveWizard } from './mock-api/wizard.ts';
import { serveWebhooks } from './mock-api/webhooks.ts';

export default defineMockApi({
  serve: (routes, context) => {
    const orders = serveOrders(routes, context);
    servePapers(routes, orders, context);
    serveGoods(routes, context);
    serveDeliveryDecisions(routes, context);
    serveCod(routes, context);
    serveWizard(routes);
    serveOrderImports(routes, context);
    serveWebhooks(routes, context);
  },
});
