import { useRef, useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Notice, Wrap } from '@amberlane/ui';
import { DecideForm } from './decide-form.tsx';
import type { DecisionState } from './decision-calls.ts';
import { ParcelAside } from './parcel-aside.tsx';
import { Period } from './period.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import type { Decision } from './use-decision.ts';
import css from './delivery-choice.module.css';

/** The opened page: deadline, receipt of what holds, the form, and what belongs to the parcel. */
export function DecisionView({ state, decision }: { state: DecisionState; decision: Decision }) {
  const [made, setMade] = useState<string | null>(null);
  const [overtaken, setOvertaken] = useState(false);
  const { decision: holding, earlier, period, place, closed, windows, version } = state;
  const focusMade = useFocusOnce(made);
  const decided = (next: DecisionState): void => {
    setOvertaken(false);
    setMade(next.decision?.reference ?? null);
    decision.show(next);
  };
  return (
    <Wrap className={css.page}>
      <div className={css.main}>
        {overtaken ? (
          <Notice tone="attention" role="alert">
            <FormattedMessage id="delivery-choice.overtaken" />
          </Notice>
        ) : null}
        {made !== null && made === holding?.reference ? (
          <Notice tone="done" role="status">
            <FormattedMessage id="delivery-choice.done" />
          </Notice>
        ) : null}
        {holding ? <ReceiptCard receipt={holding} windows={windows} place={place.name} holds heading={holding.reference === made ? focusMade : undefined} /> : null}
        {period && closed === null ? <Period period={period} place={place.name} asOf={state.asOf} /> : null}
        {closed === null ? (
          <div className={css.noPrint}>
            {/* A new state begins a new form; what was typed for the old one no longer fits. */}
            <DecideForm
              key={version}
              state={state}
              phoneLast4={decision.phoneLast4}
              onDecided={decided}
              onOvertaken={() => {
                setOvertaken(true);
                decision.reload();
              }}
            />
          </div>
        ) : (
          <Notice>
            <FormattedMessage id="delivery-choice.closed" values={{ closed, place: place.name }} />
          </Notice>
        )}
        {earlier.map((receipt) => (
          <ReceiptCard key={receipt.reference} receipt={receipt} windows={windows} place={place.name} holds={false} />
        ))}
      </div>
      <ParcelAside state={state} />
    </Wrap>
  );
}

/** A ref that moves the focus to its element once for each name. */
function useFocusOnce(name: string | null): (element: HTMLElement | null) => void {
  const focused = useRef<string | null>(null);
  return (element) => {
    if (!element || name === null || focused.current === name) return;
    focused.current = name;
    element.focus();
  };
}
