/**
 * In which order the loader tries to bring a remote on screen (design §4). Pure: it decides, it loads nothing.
 *
 *     try → retry → last good build → reload of the page, once → card
 */
export type LoadStep = 'try' | 'retry' | 'lastGood' | 'reload' | 'card';

export interface LoadCircumstances {
  /** A build that worked before is named by the pin. */
  readonly hasLastGood: boolean;
  /** The page was already reloaded because of this build. */
  readonly reloaded: boolean;
  /** A reload would help: the page is not being read from the server's own HTML. */
  readonly mayReload: boolean;
}

export type LoadFault = 'failed' | 'hung' | 'refused';

/** The step after a failed one. A build that hangs or is refused by version is not asked a second time. */
export function nextStep(step: LoadStep, fault: LoadFault, { hasLastGood, reloaded, mayReload }: LoadCircumstances): LoadStep {
  if (step === 'try' && fault === 'failed') return 'retry';
  if ((step === 'try' || step === 'retry') && hasLastGood) return 'lastGood';
  if (step !== 'reload' && step !== 'card' && mayReload && !reloaded) return 'reload';
  return 'card';
}
