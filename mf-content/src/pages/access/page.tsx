/** API and integrations (spec §1 "platform/API access plan"): the first request, calls with samples, status codes, limits, and how to begin. */
import type { ReactNode } from 'react';
import { RULES } from '@amberlane/contract/domain';
import { EVENT_CODES } from '@amberlane/contract/domain/event-codes';
import { KEY_HEADER } from '@amberlane/contract/domain/curl-text';
import { API_DOCUMENTATION, API_ORIGIN } from '@amberlane/contract/site/brand';
import { definePage, FormattedMessage, useIntl } from '@amberlane/core';
import { ButtonLink, DisclosureRow, Drawing, drawings, FactLedger, Icon, icons, Ltr, TextLink, Wrap } from '@amberlane/ui';
import { BrandHead } from '../../head/brand-head.tsx';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { NumberedSteps } from '../../numbered-steps/numbered-steps.tsx';
import { PhoneFold } from '../../phone-fold/phone-fold.tsx';
import { BelowLowHead, Section } from '../../section/section.tsx';
import { CodeSample } from './code-sample.tsx';
import { FIRST_PATH, FIRST_SAMPLE } from './first-sample.ts';
import { ORDER_ERROR, ORDER_PATH, ORDER_SAMPLE } from './order-sample.ts';
import { PUSH_SAMPLE } from './push-sample.ts';
import { SampledSection } from './sampled-section.tsx';
import { QUERY_PATH, TRACK_SAMPLE } from './track-sample.ts';
import css from './page.module.css';

/** A name of a request as it is written. */
const code = (name: string) => (
  <code key={name} dir="ltr">
    {name}
  </code>
);
/** Parts of the requests that the sentences beside them name. */
const ORDER_NAMES = { header: code('idempotency-key'), number: code('mallNo'), weight: code('weightGrams'), price: code('unitPrice: 6500'), draft: code('draft: true') };
const PUSH_NAMES = { ...RULES.push, perSecond: RULES.platform.pushedPerSecond, time: code('occurredAt') };
/** The section with the call for the latest status alone. */
const FIRST = 'first';
const TRACK_NAMES = {
  count: RULES.tracking.maxNumbers,
  hours: RULES.webhooks.retryHours,
  id: code('id'),
  signature: code('amberlane-signature'),
  first: (
    <TextLink key="first" href={`#${FIRST}`}>
      <FormattedMessage id="access.first.title" />
    </TextLink>
  ),
};

const ERROR_NAMES = { code: code('error.code'), example: code(String(ORDER_ERROR.code)), fields: code('error.fields') };

const REFERENCES = {
  docs: (chunks: ReactNode) => <TextLink href={API_DOCUMENTATION}>{chunks}</TextLink>,
  openapi: (chunks: ReactNode) => <TextLink href={`${API_ORIGIN}/openapi.json`}>{chunks}</TextLink>,
};
/** Lines of a sample that is not folded. */
const WHOLE = Infinity;
const [SCHEME, HOST] = API_ORIGIN.split(/(?<=\/\/)/);
const ADDRESS = (
  <code dir="ltr">
    {SCHEME}
    <wbr />
    {HOST}
  </code>
);
const STATUSES = [
  { id: 'done', status: '200' },
  { id: 'wrong', status: '400' },
  { id: 'key', status: '401' },
  { id: 'scope', status: '403' },
  { id: 'missing', status: '404' },
  { id: 'state', status: '409' },
  { id: 'often', status: '429' },
  { id: 'fault', status: '5xx' },
] as const;

const HEAD = { title: 'access.title', description: 'access.description' };
const BASIS_POINTS = 10_000;
const WAYS = [
  { id: 'shop', icon: icons.shop },
  { id: 'erp', icon: icons.doc },
  { id: 'api', icon: icons.code },
] as const;
const STEPS = ['write', 'key', 'live'] as const;
const SECTIONS = ['begin', FIRST, 'status', 'order', 'track', 'push'] as const;
/** The beginning of a path. */
const systemOf = (path: string) => code(path.slice(0, path.indexOf('/', 1)));
const SYSTEMS = { orders: systemOf(ORDER_PATH), tracking: systemOf(FIRST_PATH), version: systemOf(QUERY_PATH) };

function AccessPlan() {
  return (
    <>
      <BrandHead
        title={<FormattedMessage id="access.headline" />}
        lead={<FormattedMessage id="access.lead" />}
        breadcrumb={<HomeTrail here={<FormattedMessage id="access.title" />} />}
        art={<Drawing of={drawings.shop} />}
        low
      >
        <ButtonLink kind="ink" to="business-customer#enquiry">
          <FormattedMessage id="access.contact" />
        </ButtonLink>
        <ButtonLink href={API_DOCUMENTATION}>
          <FormattedMessage id="access.docs" />
        </ButtonLink>
      </BrandHead>
      <Contents />
      <BelowLowHead>
        <Connect />
        <Begin />
        <FirstRequest />
        <Section id="status" ground="soft" title={<FormattedMessage id="access.status.title" />} text={<FormattedMessage id="access.status.text" values={ERROR_NAMES} />}>
          <StatusCodes />
          <Promises />
        </Section>
        <div className={css.calls}>
          <SampledSection
            id="order"
            promises={['answer', 'once', 'units', 'draft']}
            sample={{ id: 'sample', kind: 'curl', text: ORDER_SAMPLE.request, shown: ORDER_SAMPLE.shown }}
            answers={[
              { id: 'response', kind: 'excerpt', text: ORDER_SAMPLE.response },
              { id: 'error', kind: 'error', text: ORDER_SAMPLE.error },
            ]}
            values={ORDER_NAMES}
          />
          <SampledSection
            id="track"
            ground="soft"
            promises={['webhook', 'again', 'signed', 'latest']}
            sample={{ id: 'delivery', kind: 'delivery', text: TRACK_SAMPLE.delivery, shown: WHOLE }}
            answers={[
              { id: 'query', kind: 'query', text: TRACK_SAMPLE.query },
              { id: 'result', kind: 'excerpt', text: TRACK_SAMPLE.result },
            ]}
            values={TRACK_NAMES}
          >
            <UpdateCodes />
          </SampledSection>
          <SampledSection
            id="push"
            promises={['each', 'repeat', 'order', 'clock']}
            sample={{ id: 'sample', kind: 'curl', text: PUSH_SAMPLE.request }}
            answers={[{ id: 'response', kind: 'response', text: PUSH_SAMPLE.response }]}
            values={PUSH_NAMES}
          />
        </div>
      </BelowLowHead>
    </>
  );
}

/** What a program may get as the code of a tracking update. */
const UpdateCodes = () => (
  <div className={css.codes}>
    <PhoneFold everywhere summary={<FormattedMessage id="access.track.codes" values={{ count: EVENT_CODES.length }} />}>
      <ol>
        {EVENT_CODES.map((name) => (
          <li key={name}>{code(name)}</li>
        ))}
      </ol>
    </PhoneFold>
  </div>
);

/** Sections by name: one line of them, on phones a row to open. */
function Contents() {
  return (
    <Wrap className={css.contents}>
      <nav aria-label={useIntl().formatMessage({ id: 'access.contents' })}>
        <div className={css.folded}>
          <DisclosureRow summary={<FormattedMessage id="access.contents" />}>
            <SectionLinks />
          </DisclosureRow>
        </div>
        <div className={css.open}>
          <SectionLinks />
        </div>
      </nav>
    </Wrap>
  );
}

const SectionLinks = () => (
  <ul role="list">
    {SECTIONS.map((section) => (
      <li key={section}>
        <TextLink href={`#${section}`}>
          <FormattedMessage id={`access.${section}.title`} />
        </TextLink>
      </li>
    ))}
  </ul>
);

/** For whom the API is. */
const Connect = () => (
  <Section id="connect" title={<FormattedMessage id="access.connect.title" />}>
    <ul role="list" className={css.ways}>
      {WAYS.map(({ id, icon }) => (
        <li key={id} className={css.way}>
          <Icon of={icon} className={css.icon} />
          <div>
            <h3>
              <FormattedMessage id={`access.connect.${id}.title`} />
            </h3>
            <p className={css.text}>
              <FormattedMessage id={`access.connect.${id}.text`} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

/** From the first message to the first shipment, and the way for those who have a key. */
const Begin = () => (
  <Section id="begin" ground="soft" title={<FormattedMessage id="access.begin.title" />}>
    <NumberedSteps
      steps={STEPS.map((step) => ({
        id: step,
        title: <FormattedMessage id={`access.begin.${step}.title`} />,
        text: <FormattedMessage id={`access.begin.${step}.text`} values={{ days: RULES.enquiry.answerDays }} />,
      }))}
    />
    <div className={css.begin}>
      <ButtonLink kind="primary" to="business-customer#enquiry">
        <FormattedMessage id="access.contact" />
      </ButtonLink>
    </div>
    <p className={css.keys}>
      <FormattedMessage
        id="access.begin.keys"
        values={{
          keys: (chunks) => <TextLink to="user-opt/personal/api-keys">{chunks}</TextLink>,
          console: (chunks) => <TextLink to="express/platform">{chunks}</TextLink>,
        }}
      />
    </p>
  </Section>
);

/** What a developer needs before the first request, and that request beside its answer. */
function FirstRequest() {
  const facts = [
    { id: 'base', value: ADDRESS },
    { id: 'paths', value: <FormattedMessage id="access.first.pathsText" values={SYSTEMS} /> },
    { id: 'auth', value: <FormattedMessage id="access.first.authText" values={{ header: code(KEY_HEADER) }} /> },
    { id: 'format', value: <FormattedMessage id="access.first.formatText" /> },
    { id: 'reference', value: <FormattedMessage id="access.first.referenceText" values={REFERENCES} /> },
  ];
  return (
    <Section id={FIRST} title={<FormattedMessage id="access.first.title" />}>
      <div className={css.first}>
        <dl className={css.facts}>
          {facts.map(({ id, value }) => (
            <div key={id} className={css.fact}>
              <dt>
                <FormattedMessage id={`access.first.${id}`} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <CodeSample labelId="access.first.sample" titleId="access.kind.curl" text={FIRST_SAMPLE.request} />
        <div className={css.answer}>
          <CodeSample labelId="access.first.response" titleId="access.kind.excerpt" text={FIRST_SAMPLE.response} shown={WHOLE} />
        </div>
      </div>
    </Section>
  );
}

function StatusCodes() {
  return (
    <dl className={css.statuses}>
      {STATUSES.map(({ id, status }) => (
        <div key={id} className={css.status}>
          <dt>
            <Ltr>{status}</Ltr>
          </dt>
          <dd>
            <FormattedMessage id={`access.status.${id}`} values={{ header: code(id === 'often' ? 'retry-after' : 'idempotency-key') }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Promises() {
  const intl = useIntl();
  const availability = intl.formatNumber(RULES.platform.availabilityBasisPoints / BASIS_POINTS, { style: 'percent', minimumFractionDigits: 2 });
  return (
    <FactLedger
      facts={[
        { id: 'availability', value: <Ltr>{availability}</Ltr> },
        { id: 'rate', value: intl.formatNumber(RULES.apiKeys.callsPerMinute) },
        { id: 'batch', value: <FormattedMessage id="access.fact.batchValue" values={{ count: RULES.push.maxEvents }} /> },
        { id: 'lookup', value: <FormattedMessage id="access.fact.batchValue" values={{ count: RULES.tracking.maxNumbers }} /> },
      ].map(({ id, value }) => ({ term: <FormattedMessage id={`access.fact.${id}`} />, value, note: <FormattedMessage id={`access.fact.${id}Note`} /> }))}
    />
  );
}

export default definePage({ component: AccessPlan, head: (context) => contentHead(HEAD, context) });
