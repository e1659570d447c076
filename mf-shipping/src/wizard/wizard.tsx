import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import { Button, DOT, Icon, icons, Skeleton, Steps, type Step } from '@amberlane/ui';
import { ContractForm, FormActions, SubmitButton } from '@amberlane/ui/fields';
import { SummarySheet, WizardSummary } from './aside/summary.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { BookDialog } from './party-step/book-dialog.tsx';
import { PartyStep } from './party-step/party-step.tsx';
import { LastParcel } from './goods-step/last-parcel.tsx';
import { GoodsStep, PriceStep, ReviewStep, useLateSteps } from './late-steps.ts';
import { PartyTools } from './party-step/party-tools.tsx';
import { AgreementText } from './review-step/agreement-text.tsx';
import { SaveMark } from './save-mark.tsx';
import { ShortPrice } from './aside/short-price.tsx';
import { ShipmentStep } from './shipment-step/shipment-step.tsx';
import type { Beginning } from './start.ts';
import { indexOf, isAskedOn, stepAt, STEPS, type StepId } from './steps.ts';
import { useWizard, type WizardState } from './use-wizard.ts';
import { withWholeWeight } from './whole-weight.ts';
import { PAGES, type ShipKind } from './wizard-address.ts';
import type { OrderDetail } from './wizard-calls.ts';
import css from './wizard.module.css';

interface WizardProps {
  readonly beginning: Beginning;
  readonly pageKind: ShipKind;
  readonly onSent: (order: OrderDetail) => void;
  readonly onOwn: (ids: readonly string[]) => void;
}

/** The form on its lane of steps; price and label grow beside it. */
export function Wizard(props: WizardProps) {
  const intl = useIntl();
  const wizard = useWizard(props);
  const { form, step, kept, values } = wizard;
  useLateSteps();
  const [reading, setReading] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const heading = useHeadingFocus(step);
  const isPricing = indexOf(step) >= indexOf('price') && wizard.price.state === 'loading';
  // The summary names what belongs to this step; what the API refused elsewhere has led there.
  const shown: typeof form = {
    ...form,
    refused: form.refused.filter(({ id }) => step === 'review' || isAskedOn(step, id.slice(form.id.length + 1))),
    // Enter sends the form without leaving the field of the weight.
    onSubmit: (event) => {
      form.setValues(withWholeWeight);
      form.onSubmit(event);
    },
  };
  // On the first step the way out stands beside the position: on a phone there is no room for what follows, which the button names.
  const next = step === 'shipment' || step === 'review' ? null : stepAt(indexOf(step) + 1);
  const place = (
    <>
      <FormattedMessage id="ship.position" values={{ step: indexOf(step) + 1, of: STEPS.length }} />
      {next ? (
        <>
          {DOT}
          <FormattedMessage id="ship.position.next" values={{ name: <FormattedMessage key="name" id={NAMES[next]} /> }} />
        </>
      ) : null}
    </>
  );
  const exit = (
    <Link to="express/my-order" className={css.exit}>
      <FormattedMessage id="ship.exit" />
    </Link>
  );
  const isUnsaved = kept.online && kept.save.state === 'none';
  const mark = <SaveMark save={kept.save} online={kept.online} />;
  return (
    <>
      {step === 'shipment' ? null : (
        <div className={css.top}>
          <div className={css.where}>
            <b>
              <FormTitle wizard={wizard} />
            </b>
            {mark}
          </div>
          {exit}
        </div>
      )}
      <div className={step === 'shipment' ? css.first : undefined}>
        <Steps label={intl.formatMessage({ id: 'ship.steps' })} position={place} steps={stepsOf(wizard)} />
        {step === 'shipment' ? exit : null}
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {step === 'shipment' ? <FormTitle wizard={wizard} /> : <FormattedMessage id={HEADINGS[step]} />}
          </h1>
          {step === 'shipment' ? (
            <p className={css.lead}>
              {isUnsaved ? <FormattedMessage id="ship.lead.shipment" /> : null}
              {mark}
              {BLANK}
              <OtherForm kind={wizard.kind} country={values.senderAddress.countryCode} />
            </p>
          ) : (
            <p className={css.lead}>
              <FormattedMessage id={LEADS[step]} />
            </p>
          )}
          {step === 'shipment' && props.beginning.offer ? <DraftOffer offer={props.beginning.offer} /> : null}
          {kept.theirs ? <ChangedElsewhere wizard={wizard} theirs={kept.theirs} /> : null}
          {step === 'shipment' ? null : <SummarySheet wizard={wizard} />}
          <StepTools key={step} wizard={wizard} />
          <ContractForm form={shown} label={intl.formatMessage({ id: step === 'shipment' ? 'ship.title' : HEADINGS[step] })}>
            <Suspense fallback={<Skeleton />}>
              <StepFields key={step} wizard={wizard} onRead={() => setReading(true)} onBook={() => startTransition(() => setChoosing(true))} />
            <FormActions
              // On the first step it stays in view once it has a price to show.
              sticky={step !== 'shipment' || wizard.price.quotes.length > 0}
              note={<ShortPrice price={wizard.price} line={step !== 'shipment'} />}
              back={
                step === 'shipment' ? null : (
                  <Button kind="quiet" onClick={() => wizard.goTo(stepAt(indexOf(step) - 1))}>
                    <FormattedMessage id="ship.back" />
                  </Button>
                )
              }
            >
              <SubmitButton busy={form.submitting || isPricing} busyLabel={step === 'review' && form.submitting ? <FormattedMessage id="ship.sending" /> : <FormattedMessage id="ship.checking" />}>
                <FormattedMessage id={step === 'review' && wizard.isChange ? 'ship.change.send' : NEXT[step]} />
                {step === 'review' ? null : <Icon of={icons.arrow} className={css.arrow} />}
              </SubmitButton>
            </FormActions>
            </Suspense>
          </ContractForm>
          {step === 'shipment' ? <BookDialog wizard={wizard} side="recipient" open={choosing} onClose={() => setChoosing(false)} /> : null}
          {step === 'review' ? <AgreementText wizard={wizard} open={reading} onClose={() => setReading(false)} /> : null}
        </div>
        <aside className={css.aside} aria-label={intl.formatMessage({ id: 'ship.summary' })}>
          <WizardSummary wizard={wizard} />
        </aside>
      </div>
    </>
  );
}

/** Which of the two shipments this is, as soon as its countries say so. */
function FormTitle({ wizard: { kind, values } }: { wizard: WizardState }) {
  const intl = useIntl();
  const { countryCode } = values.receiverAddress;
  if (kind === 'international') return <FormattedMessage id="ship.international.title" />;
  return countryCode === '' ? <FormattedMessage id="ship.title" /> : <FormattedMessage id="ship.local" values={{ country: intl.formatDisplayName(countryCode, { type: 'region' }) ?? countryCode }} />;
}

const BLANK = ' ';

/** The way to the form of the other kind. */
function OtherForm({ kind, country }: { kind: ShipKind; country: Country | '' }) {
  const isLocal = kind === 'local';
  return (
    <Link to={PAGES[isLocal ? 'international' : 'local']} className={css.other}>
      <OtherName isLocal={isLocal} country={country} />
    </Link>
  );
}

function OtherName({ isLocal, country }: { isLocal: boolean; country: Country | '' }) {
  const intl = useIntl();
  if (isLocal) return <FormattedMessage id="ship.other.abroad" />;
  return country === '' ? <FormattedMessage id="ship.other.home" /> : <FormattedMessage id="ship.other.local" values={{ country: intl.formatDisplayName(country, { type: 'region' }) ?? country }} />;
}

/** What brings its own form or dialog stands before the form of the step. */
function StepTools({ wizard }: { wizard: WizardState }) {
  const { step } = wizard;
  return step === 'sender' || step === 'recipient' ? <PartyTools wizard={wizard} side={step} /> : step === 'goods' ? <LastParcel wizard={wizard} /> : null;
}

interface StepFieldsProps {
  readonly wizard: WizardState;
  /** Opens the agreement. */
  readonly onRead: () => void;
  /** Opens the address book. */
  readonly onBook: () => void;
}

function StepFields({ wizard, onRead, onBook }: StepFieldsProps) {
  switch (wizard.step) {
    case 'shipment':
      return <ShipmentStep wizard={wizard} onBook={onBook} />;
    case 'sender':
    case 'recipient':
      return <PartyStep wizard={wizard} side={wizard.step} />;
    case 'goods':
      return <GoodsStep wizard={wizard} />;
    case 'price':
      return <PriceStep wizard={wizard} />;
    default:
      return <ReviewStep wizard={wizard} onRead={onRead} />;
  }
}

const NAMES = {
  shipment: 'ship.step.shipment', sender: 'ship.step.sender', recipient: 'ship.step.recipient', goods: 'ship.step.goods', price: 'ship.step.price', review: 'ship.step.review',
} as const satisfies Readonly<Record<StepId, string>>;
/** The first step is named by the form itself. */
type LaterStep = Exclude<StepId, 'shipment'>;
const HEADINGS = {
  sender: 'ship.heading.sender', recipient: 'ship.heading.recipient', goods: 'ship.heading.goods', price: 'ship.heading.price', review: 'ship.heading.review',
} as const satisfies Readonly<Record<LaterStep, string>>;
const LEADS = {
  sender: 'ship.lead.sender', recipient: 'ship.lead.recipient', goods: 'ship.lead.goods', price: 'ship.lead.price', review: 'ship.lead.review',
} as const satisfies Readonly<Record<LaterStep, string>>;
const NEXT = {
  shipment: 'ship.next.sender', sender: 'ship.next.recipient', recipient: 'ship.next.goods', goods: 'ship.next.price', price: 'ship.next.review', review: 'ship.send',
} as const satisfies Readonly<Record<StepId, string>>;

/** A step that was reached can be gone back to, and forth. */
function stepsOf({ step, reached, pathOf }: WizardState): readonly Step[] {
  return STEPS.map((id) => {
    const isBehind = indexOf(id) < indexOf(step);
    const state = id === step ? 'now' : isBehind ? 'done' : 'todo';
    const isOpen = id !== step && indexOf(id) <= indexOf(reached);
    return { id, title: <FormattedMessage id={NAMES[id]} />, state, stateText: <FormattedMessage id={STATES[state]} />, ...(isOpen && { to: pathOf(id) }) };
  });
}

const STATES = { done: 'ship.state.done', now: 'ship.state.now', todo: 'ship.state.todo' } as const;

/** Each step but the first begins at its heading. */
function useHeadingFocus(step: StepId) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return heading;
}
