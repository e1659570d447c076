/** API and integrations (spec §1 "platform/API access plan"): what connects, how fast, and how to begin. */
import { RULES } from '@amberlane/contract/domain';
import { API_DOCUMENTATION } from '@amberlane/contract/site/brand';
import { definePage, FormattedMessage, useIntl } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger, Icon, icons, Ltr } from '@amberlane/ui';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { NumberedSteps } from '../../numbered-steps/numbered-steps.tsx';
import { Section } from '../../section/section.tsx';
import { ORDER_SAMPLE } from './order-sample.ts';
import { PUSH_SAMPLE } from './push-sample.ts';
import { SampledSection } from './sampled-section.tsx';
import css from './page.module.css';

/** Parts of the request that the sentences beside its sample name. */
const HEADER = 'idempotency-key';
const FIELD = 'draft';
const VALUE = 'true';
const NAMES = { header: <Ltr key="header">{HEADER}</Ltr>, field: <Ltr key="field">{FIELD}</Ltr>, value: <Ltr key="value">{VALUE}</Ltr> };

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
        art={<Drawing of={drawings.truck} />}
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
      <SampledSection id="order" ground="soft" promises={['answer', 'label', 'once', 'draft']} sample={ORDER_SAMPLE} values={NAMES} />
      <SampledSection id="push" promises={['each', 'repeat', 'order', 'clock']} sample={PUSH_SAMPLE} values={{ ...RULES.push }} />
      <Section id="begin" ground="soft" title={<FormattedMessage id="access.begin.title" />}>
        <NumberedSteps
          steps={STEPS.map((step) => ({
            id: step,
            title: <FormattedMessage id={`access.begin.${step}.title`} />,
            text: <FormattedMessage id={`access.begin.${step}.text`} />,
          }))}
        />
      </Section>
      <NightCall title={<FormattedMessage id="access.end.title" />} text={<FormattedMessage id="access.end.text" />}>
        <ButtonLink kind="primary" to="contact-us#write">
          <FormattedMessage id="access.contact" />
        </ButtonLink>
        <ButtonLink kind="night" to="user-opt/personal/api-keys">
          <FormattedMessage id="access.end.keys" />
        </ButtonLink>
      </NightCall>
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
        {
          term: <FormattedMessage id="access.fact.availability" />,
          value: <Ltr>{availability}</Ltr>,
          note: <FormattedMessage id="access.fact.availabilityNote" />,
        },
        {
          term: <FormattedMessage id="access.fact.rate" />,
          value: <FormattedMessage id="access.fact.rateValue" values={{ count: pushedPerSecond }} />,
          note: <FormattedMessage id="access.fact.availabilityNote" />,
        },
        {
          term: <FormattedMessage id="access.fact.batch" />,
          value: <FormattedMessage id="access.fact.batchValue" values={{ count: RULES.push.maxEvents }} />,
          note: <FormattedMessage id="access.fact.batchNote" />,
        },
        {
          term: <FormattedMessage id="access.fact.lookup" />,
          value: <FormattedMessage id="access.fact.batchValue" values={{ count: RULES.tracking.maxNumbers }} />,
          note: <FormattedMessage id="access.fact.batchNote" />,
        },
      ]}
    />
  );
}

export default definePage({ component: AccessPlan, head: (context) => contentHead(HEAD, context) });
