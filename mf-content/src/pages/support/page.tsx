/** Customer service (spec §2 `service/support`): a person first, then the rules that people ask about. */
import { claimRule, compensationRule, redeliveryRule, RULES } from '@amberlane/contract/domain';
import { definePage, FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, Notice, PageHead, TextLink } from '@amberlane/ui';
import { contentSlice, selectAsOf } from '../../content-slice.ts';
import { LocalInBrackets } from '../../lane-prices/local-in-brackets.tsx';
import { loadContacts } from '../../support-contacts/contact-api.ts';
import { OwnContact } from '../../support-contacts/own-contact.tsx';
import { useSupportLanguages } from '../../support-contacts/use-support-languages.ts';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { NumberedSteps } from '../../numbered-steps/numbered-steps.tsx';
import { BelowLowHead, Section } from '../../section/section.tsx';
import { Topics } from './topics.tsx';
import css from './page.module.css';

const HEAD = { title: 'support.title', description: 'support.description' };
const FEN = 100;
/** Why most people come: each leads to its section. */
const JUMPS = [
  { id: 'absent', to: '#failed-delivery' },
  { id: 'late', to: '#late' },
  { id: 'damaged', to: '#damage' },
  { id: 'lost', to: '#loss' },
] as const;
const FAILED_STEPS = ['call', 'free', 'decide', 'choose'] as const;
/** Each with its topic of the message form, which also names its jump, and what to know or do. */
const CLAIMS = [
  { kind: 'late', topic: 'late', steps: ['step1', 'step2'] },
  { kind: 'damage', topic: 'damaged', steps: ['step1', 'step2', 'step3'] },
  { kind: 'loss', topic: 'lost', steps: ['step1', 'step2'] },
] as const;

function Support() {
  const { country } = useMarket();
  const languages = useSupportLanguages(country);
  const title = <FormattedMessage id="support.title" />;
  return (
    <>
      <PageHead
        title={title}
        lead={<FormattedMessage id="support.lead" values={{ languages }} />}
        breadcrumb={<HomeTrail here={title} />}
        art={<Drawing of={drawings.rider} />}
        low
      >
        <ButtonLink to="track">
          <FormattedMessage id="support.track" />
        </ButtonLink>
        <ul role="list" className={css.jumps}>
          {JUMPS.map(({ id, to }) => (
            <li key={id}>
              <TextLink href={to}>
                <FormattedMessage id={`support.jump.${id}`} />
              </TextLink>
            </li>
          ))}
        </ul>
      </PageHead>
      <BelowLowHead>
        <Section
          id="desk"
          title={<FormattedMessage id="support.desk.title" values={{ country: <FormattedMessage key="country" id={`content.country.${country}`} /> }} />}
        >
          <OwnContact
            form="service/feedback"
            more={
              <>
                <TextLink kind="more" to="contact-us">
                  <FormattedMessage id="support.desk.others" />
                </TextLink>
                <TextLink kind="more" to="service/case">
                  <FormattedMessage id="desks.sent" />
                </TextLink>
              </>
            }
          />
        </Section>
        <Topics />
        <FailedDelivery />
        <Claims />
      </BelowLowHead>
    </>
  );
}

function FailedDelivery() {
  const { freeAttempts, windowDays, feeCnyFen, decisionDays } = redeliveryRule(useSelector(selectAsOf));
  const figures = { freeAttempts, windowDays, decisionDays, redeliveryFee: feeCnyFen / FEN, redeliveryFeeLocal: <LocalInBrackets key="fee" fen={feeCnyFen} /> };
  const steps = FAILED_STEPS.map((step) => ({
    id: step,
    title: <FormattedMessage id={`support.failed.${step}.title`} values={figures} />,
    text: <FormattedMessage id={`support.failed.${step}.text`} values={figures} />,
  }));
  return (
    <Section id="failed-delivery" title={<FormattedMessage id="support.failed.title" />}>
      <NumberedSteps steps={steps} />
      <div className={css.choose}>
        <Notice tone="attention">
          <FormattedMessage id="support.failed.warning" values={{ decisionDays, remindDays: RULES.redelivery.remindDays }} />
        </Notice>
        <ButtonLink to="track">
          <FormattedMessage id="support.failed.act" />
        </ButtonLink>
      </div>
    </Section>
  );
}

function Claims() {
  const asOf = useSelector(selectAsOf);
  const { damageDays, lossDays, answerDays } = claimRule(asOf);
  const { maxGoodsFen } = compensationRule(asOf);
  const figures = { maxGoods: maxGoodsFen / FEN, maxGoodsLocal: <LocalInBrackets key="most" fen={maxGoodsFen} />, answerDays };
  return (
    <Section
      id="claims"
      ground="soft"
      title={<FormattedMessage id="support.claims.title" />}
      text={<FormattedMessage id="support.claims.text" values={figures} />}
    >
      <ul role="list" className={css.claims}>
        {CLAIMS.map(({ kind, topic, steps }) => (
          <li key={kind} id={kind} className={css.claim}>
            <h3>
              <FormattedMessage id={`support.jump.${topic}`} />
            </h3>
            <ul>
              {steps.map((step) => (
                <li key={step}>
                  <FormattedMessage id={`support.claims.${kind}.${step}`} />
                </li>
              ))}
            </ul>
            <p className={css.within}>
              <FormattedMessage id={`support.claims.${kind}.within`} values={{ damageDays, lossDays }} />
            </p>
            <ButtonLink kind={kind === 'late' ? 'plain' : 'primary'} to={`service/feedback?topic=${topic}`}>
              <FormattedMessage id={`support.claims.${kind}.act`} />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default definePage({
  component: Support,
  head: (context) => contentHead(HEAD, context),
  load: loadContacts,
  setup: (site) => site.inject(contentSlice),
});
