import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { RequiredNote } from '@amberlane/ui/fields';
import type { Application } from './use-application.ts';
import type { StepId } from './steps.ts';
import css from './apply.module.css';

const never = () => () => undefined;
/** Whether React runs: until then the form is one page, as it is without JavaScript. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);

interface StepPartProps {
  readonly id: StepId;
  /** Whether it has fields of which some may stay empty. */
  readonly asks?: boolean;
  readonly application: Application;
  readonly children: ReactNode;
}

/** Fields of one step. The others stay in the document: a draft and the plain form hold all of them. */
export function StepPart({ id, asks = false, application: { step, lead }, children }: StepPartProps) {
  const hydrated = useHydrated();
  const isShown = step === id;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownBefore = useRef(step);
  const hasFaults = lead.form.refused.length > 0;
  useEffect(() => {
    // With faults the focus goes to their summary.
    if (shownBefore.current !== step && isShown && !hasFaults) heading.current?.focus();
    shownBefore.current = step;
  }, [step, isShown, hasFaults]);
  return (
    <section hidden={hydrated && !isShown} className={isShown ? css.step : `${css.step} ${css.other}`} aria-labelledby={`apply-${id}`}>
      {/* The shell moves the focus after each change of the address: here, instead of to the title of the page. */}
      <h2 id={`apply-${id}`} ref={heading} tabIndex={-1} data-arrival={isShown && id !== 'you' ? '' : undefined}>
        <FormattedMessage id={`franchise-apply.step.${id}`} />
      </h2>
      {asks ? (
        <p className={`${css.quiet} ${css.rule}`}>
          <RequiredNote />
        </p>
      ) : null}
      {children}
    </section>
  );
}
