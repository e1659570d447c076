/** API and integrations (spec §1 "platform/API access plan"): what connects, how fast, and how to begin. */
import { RULES } from '@amberlane/contract/domain';
import { API_DOCUMENTATION } from '@amberlane/contract/site/brand';
import { definePage, FormattedMessage, useIntl } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger, Icon, icons, Ltr, TextLink } from '@amberlane/ui';
import { BrandHead } from '../../head/brand-head.tsx';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { NumberedSteps } from '../../numbered-steps/numbered-steps.tsx';
import { Section } from '../../section/section.tsx';
import { ORDER_SAMPLE } from './order-sample.ts';
import { PUSH_SAMPLE } from './push-sample.ts';
import { SampledSection } from './sampled-section.tsx';
import { TRACK_SAMPLE } from './track-sample.ts';
import css from './page.module.css';

/** A name of a request as it is written. */
const code = (name: string) => (
  <code key={name} dir="ltr">
    {name}
  </code>
);
/** Parts of the requests that the sentences beside them name. */
const ORDER_NAMES = { header: code('idempotency-key'), number: code('mallNo'), weight: code('weightGrams'), price: code('unitPrice: 6500'), draft: code('draft: true') };
const PUSH_NAMES = { ...RULES.push, time: code('occurredAt') };
const TRACK_NAMES = { count: RULES.tracking.maxNumbers, hours: RULES.webhooks.retryHours, id: code('id'), signature: code('amberlane-signature') };

const HEAD = { title: 'access.title', description: 'access.description' };
const BASIS_POINTS = 10_000;
const WAYS = [
  { id: 'shop', icon: icons.shop },
  { id: 'erp', icon: icons.doc },
  { id: 'api', icon: icons.code },
] as const;
const STEPS = ['write', 'key', 'live'] as const;

function AccessPlan() {
  return (
    <>
      <BrandHead
        title={<FormattedMessage id="access.headline" />}
        lead={<FormattedMessage id="access.lead" />}
        breadcrumb={<HomeTrail here={<FormattedMessage id="access.title" />} />}
        art={<Drawing of={drawings.shop} />}
        facts={<Promises />}
      >
        <ButtonLink kind="ink" to="contact-us#write">
          <FormattedMessage id="access.contact" />
        </ButtonLink>
        <ButtonLink href={API_DOCUMENTATION}>
          <FormattedMessage id="access.docs" />
        </ButtonLink>
      </BrandHead>
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
      <SampledSection
        id="order"
        ground="soft"
        promises={['answer', 'label', 'once', 'units', 'draft']}
        sample={{ id: 'sample', kind: 'request', text: ORDER_SAMPLE.request, shown: ORDER_SAMPLE.shown }}
        answers={[
          { id: 'response', kind: 'response', text: ORDER_SAMPLE.response },
          { id: 'error', kind: 'error', text: ORDER_SAMPLE.error },
        ]}
        values={ORDER_NAMES}
      />
      <SampledSection
        id="track"
        promises={['webhook', 'again', 'signed']}
        sample={{ id: 'delivery', kind: 'delivery', text: TRACK_SAMPLE.delivery }}
        answers={[
          { id: 'query', kind: 'query', text: TRACK_SAMPLE.query },
          { id: 'result', kind: 'response', text: TRACK_SAMPLE.result },
        ]}
        values={TRACK_NAMES}
      />
      <SampledSection
        id="push"
        ground="soft"
        promises={['each', 'repeat', 'order', 'clock']}
        sample={{ id: 'sample', kind: 'request', text: PUSH_SAMPLE.request }}
        answers={[{ id: 'response', kind: 'response', text: PUSH_SAMPLE.response }]}
        values={PUSH_NAMES}
      />
      <Section id="begin" title={<FormattedMessage id="access.begin.title" />}>
        <NumberedSteps
          steps={STEPS.map((step) => ({
            id: step,
            title: <FormattedMessage id={`access.begin.${step}.title`} />,
            text: <FormattedMessage id={`access.begin.${step}.text`} values={{ days: RULES.feedback.answerDays.OTHER }} />,
          }))}
        />
        <div className={css.begin}>
          <ButtonLink kind="primary" to="contact-us#write">
            <FormattedMessage id="access.contact" />
          </ButtonLink>
          <ButtonLink href={API_DOCUMENTATION}>
            <FormattedMessage id="access.docs" />
          </ButtonLink>
          <p className={css.keys}>
            <FormattedMessage
              id="access.begin.keys"
              values={{
                keys: (chunks) => <TextLink to="user-opt/personal/api-keys">{chunks}</TextLink>,
                console: (chunks) => <TextLink to="express/platform">{chunks}</TextLink>,
              }}
            />
          </p>
        </div>
      </Section>
    </>
  );
}

function Promises() {
  const intl = useIntl();
  const { availabilityBasisPoints, pushedPerSecond } = RULES.platform;
  const availability = intl.formatNumber(availabilityBasisPoints / BASIS_POINTS, { style: 'percent', minimumFractionDigits: 2 });
  return (
    <FactLedger
      facts={[
        { term: <FormattedMessage id="access.fact.availability" />, value: <Ltr>{availability}</Ltr> },
        { term: <FormattedMessage id="access.fact.rate" />, value: <FormattedMessage id="access.fact.rateValue" values={{ count: pushedPerSecond }} /> },
        { term: <FormattedMessage id="access.fact.batch" />, value: <FormattedMessage id="access.fact.batchValue" values={{ count: RULES.push.maxEvents }} /> },
        { term: <FormattedMessage id="access.fact.lookup" />, value: <FormattedMessage id="access.fact.batchValue" values={{ count: RULES.tracking.maxNumbers }} /> },
      ]}
    />
  );
}

export default definePage({ component: AccessPlan, head: (context) => contentHead(HEAD, context) });
