/** The API as one Fastify instance, without a port: routes and what surrounds them. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { noteSpan, traceRequests } from '@amberlane/telemetry';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { ACCOUNT_EMAILS } from './accounts/notify-owner.ts';
import { closingRoutes } from './accounts/closing-routes.ts';
import { proofAndUndoRoutes } from './accounts/proof-and-undo-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { addressBookRoutes } from './address-book/routes.ts';
import { agreementRoutes } from './agreement/routes.ts';
import { tellKeyLimits } from './api-keys/limit-headers.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import type { ApiContext } from './context.ts';
import { CASE_EMAILS } from './cases/emails.ts';
import { overdueDigest, remindOfOverdueCases } from './cases/overdue-digest.ts';
import { caseRoutes } from './cases/routes.ts';
import { codRoutes } from './cod/routes.ts';
import { areaRoutes } from './areas/routes.ts';
import { articleRoutes } from './articles/routes.ts';
import { countryRoutes } from './countries/routes.ts';
import type { OpenDatabase, RanQuery } from './database/database.ts';
import { DECISION_EMAILS } from './delivery-decisions/emails.ts';
import { deliveryDecisionRoutes } from './delivery-decisions/routes.ts';
import { dictionaryRoutes } from './dictionaries/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { goodsHelperRoutes } from './goods-helper/routes.ts';
import { trackingSubscriptionRoutes } from './tracking-subscriptions/routes.ts';
import { SUBSCRIPTION_EMAILS } from './tracking-subscriptions/templates.ts';
import { jobRoutes } from './jobs/routes.ts';
import { laneFigureRoutes } from './lane-figures/routes.ts';
import { networkUpdateRoutes } from './network-updates/routes.ts';
import { LEAD_EMAILS } from './leads/emails.ts';
import { leadRoutes } from './leads/routes.ts';
import { fallbackBuckets } from './limits/fallback-buckets.ts';
import { limitsOf, type BucketStore } from './limits/limits.ts';
import { memoryBuckets } from './limits/memory-buckets.ts';
import { redisBuckets } from './limits/redis-buckets.ts';
import { messengerOf } from './mail/messengers.ts';
import type { EmailWriter } from './mail/email-template.ts';
import { serveMailbox } from './mail/local-mailbox-route.ts';
import { countingMessenger, type Messenger } from './mail/messenger.ts';
import { deliverRegularly, outboxWorker } from './mail/outbox-worker.ts';
import { createApiMetrics, type ApiMetrics } from './metrics/api-metrics.ts';
import { readEmailQueue } from './metrics/email-queue.ts';
import { myDataRoutes } from './data-export/routes.ts';
import { ORDER_EMAILS } from './orders/order-email.ts';
import { orderImportRoutes } from './order-imports/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { serveDocumentation } from './plugins/documentation.ts';
import { answerBrokenRequest, sendFailure, serveErrors } from './plugins/error-envelope.ts';
import { serveHealth } from './plugins/health.ts';
import { serveMetrics } from './plugins/metrics.ts';
import { limitRate, proxyTrust } from './plugins/rate-limit.ts';
import { LOGGING, logRequests } from './plugins/request-log.ts';
import { addSecurityHeaders, SECURITY_HEADERS } from './plugins/security-headers.ts';
import { serveSessions } from './plugins/session.ts';
import { presendRoutes } from './presend/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { rateRoutes } from './rates/routes.ts';
import { deleteExpiredRegularly } from './retention/delete-expired.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { readDataKeys } from './second-factor/data-key.ts';
import { resealRegularly } from './second-factor/reseal.ts';
import { secretBox } from './second-factor/secret-box.ts';
import { sessionRoutes } from './sessions/routes.ts';
import type { ApiSettings } from './settings.ts';
import { signInRoutes } from './sign-in-history/routes.ts';
import { siteRoutes } from './sites/routes.ts';
import { serveStaffDesk } from './staff-desk/serve-staff-desk.ts';
import { surveyRoutes } from './surveys/routes.ts';
import { trackShareRoutes } from './track-shares/routes.ts';
import { trackingRoutes } from './tracking/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { budgetAlarmsOf } from './verification/budget-alarms.ts';
import { usedOfDay } from './verification/delivery-reservation.ts';
import { verificationRoutes } from './verification/routes.ts';
import { logKeyCalls } from './webhooks/api-call-log.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { webhookSender } from './webhooks/send-webhook.ts';
import { deliverWebhooksRegularly, webhookWorker } from './webhooks/worker.ts';

export interface AppParts {
  readonly settings: ApiSettings;
  readonly database: OpenDatabase;
  readonly now: () => Date;
  readonly isDraining: () => boolean;
  /** Takes the lines of the log; the process's own output otherwise. */
  readonly logTo?: { write(line: string): void };
  /** Takes all messages in place of the providers of the settings. */
  readonly messenger?: Messenger;
}

/** Every kind of email in the outbox. */
export const EMAIL_TEMPLATES: readonly EmailWriter[] = [...ACCOUNT_EMAILS, ...CASE_EMAILS, overdueDigest, ...DECISION_EMAILS, ...LEAD_EMAILS, ...ORDER_EMAILS, ...SUBSCRIPTION_EMAILS];

/** Each adds the routes of its domain. */
const DOMAINS: readonly ((app: FastifyInstance, parts: ApiContext) => void)[] = [
  countryRoutes,
  dictionaryRoutes,
  areaRoutes,
  siteRoutes,
  laneFigureRoutes,
  networkUpdateRoutes,
  trackingRoutes,
  trackShareRoutes,
  trackingSubscriptionRoutes,
  deliveryDecisionRoutes,
  rateRoutes,
  quoteRoutes,
  verificationRoutes,
  accountRoutes,
  sessionRoutes,
  signInRoutes,
  secondFactorRoutes,
  addressBookRoutes,
  orderRoutes,
  codRoutes,
  orderImportRoutes,
  fileRoutes,
  articleRoutes,
  agreementRoutes,
  jobRoutes,
  presendRoutes,
  goodsHelperRoutes,
  surveyRoutes,
  uploadRoutes,
  leadRoutes,
  caseRoutes,
  pushRoutes,
  apiKeyRoutes,
  webhookRoutes,
  closingRoutes,
  proofAndUndoRoutes,
  myDataRoutes,
];

export async function buildApp({ settings, database, now, isDraining, logTo, messenger: givenMessenger }: AppParts): Promise<FastifyInstance> {
  const isTrustedProxy = proxyTrust(settings.trustedProxies);
  const app = Fastify({
    logger: { level: settings.logLevel, ...LOGGING, ...(logTo && { stream: logTo }) },
    // `logRequests` writes one line without the address; Fastify's own two would hold the query.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrustedProxy,
    // A request that arrives on an open connection while the server drains is answered, not refused.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 15_000,
    genReqId: requestId,
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply.headers(SECURITY_HEADERS)),
    clientErrorHandler: answerBrokenRequest,
  });
  traceRequests(app, { trustsCaller: true });
  app.setSerializerCompiler(serializerCompiler);
  serveErrors(app);
  addSecurityHeaders(app);
  logRequests(app);
  const metrics = createApiMetrics({ readQueue: () => readEmailQueue(database.db, now()), pool: database.pool, dataDir: settings.dataDir });
  database.onQuery(metrics.queried);
  database.onQuery(noteQuery);
  serveMetrics(app, metrics);
  await serveDocumentation(app);
  serveHealth(app, { ping: database.ping, isDraining });
  const buckets = bucketsOf(settings, app, metrics);
  app.addHook('onClose', () => buckets.close());
  const { db } = database;
  const messenger = givenMessenger ?? messengerOf(app, settings, db, now);
  const emails = outboxWorker({ db, now, settings, messenger, templates: EMAIL_TEMPLATES, log: app.log, metrics });
  deliverRegularly(app, emails);
  deleteExpiredRegularly(app, { db, now });
  remindOfOverdueCases(app, { db, now });
  const secrets = secretBox(() => readDataKeys(settings));
  if (settings.oldDataKeys.length > 0) resealRegularly(app, db, secrets);
  const webhooks = webhookSender({ loopback: settings.webhooksToLoopback });
  deliverWebhooksRegularly(app, webhookWorker({ db, now, secrets, send: webhooks, chance: Math.random, log: app.log }));
  const parts: ApiContext = {
    apiCalls: logKeyCalls(app, { db, now }),
    db, now, emails, metrics, secrets, settings,
    limits: limitsOf(buckets, metrics.limitHit),
    messenger: countingMessenger(messenger, metrics.codeSent),
    budgetAlarms: budgetAlarmsOf(app.log, metrics.registry),
  };
  metrics.watchBudget('total', () => usedOfDay(parts, now()));
  limitRate(app, { perMinute: settings.numbersPerMinute, limits: parts.limits, isTrustedProxy });
  serveSessions(app, parts);
  tellKeyLimits(app);
  serveMailbox(app, database.db, settings);
  for (const addRoutes of DOMAINS) addRoutes(app, parts);
  serveStaffDesk(app, parts, { isTrustedProxy, answered: metrics.answered });
  return app;
}

/** Values are parameters and never part of the statement. */
function noteQuery({ operation, statement, ms, failed }: RanQuery): void {
  noteSpan({ name: `sql ${operation}`, attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': statement } }, ms, failed);
}

/** Limits of this process, or those that all processes share as long as Redis answers. */
function bucketsOf({ redisUrl }: ApiSettings, { log }: FastifyInstance, { limitsShared }: ApiMetrics): BucketStore {
  const clock = (): number => performance.now();
  const local = memoryBuckets(clock);
  if (redisUrl === null) return local;
  return fallbackBuckets({ shared: redisBuckets(redisUrl), local, clock, onAnswer: limitsShared, onFault: (err) => log.warn({ err }, 'Redis not reachable, this process counts limits for itself') });
}

/** The proxy's own name for the request when it looks like one, so that both logs can be laid side by side. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
