import { useEffect, useReducer } from 'react';
import { useIntl } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { nextPhase, phaseTime } from './progress-state.ts';
import css from './progress-bar.module.css';

const DURATION = { animationDuration: `${RULES.progressBar.durationMs}ms` };

interface ProgressBarProps {
  /** The next page or a request is under way. */
  readonly busy: boolean;
  /** The last one failed. */
  readonly failed?: boolean;
}

/** Runs along the top edge during requests and turns red when one fails (spec §2 layout). */
export function ProgressBar({ busy, failed = false }: ProgressBarProps) {
  const intl = useIntl();
  const [phase, tell] = useReducer(nextPhase, 'idle');

  useEffect(() => {
    tell(failed ? 'fail' : busy ? 'start' : 'finish');
  }, [busy, failed]);

  useEffect(() => {
    const time = phaseTime(phase);
    if (time === null) return undefined;
    const timer = setTimeout(() => tell('elapse'), time);
    return () => clearTimeout(timer);
  }, [phase]);

  if (phase === 'idle' || phase === 'throttled') return null;
  const name = intl.formatMessage({ id: phase === 'failed' ? 'shell.progress.failed' : 'shell.progress.loading' });
  return (
    <div role="status">
      <div className={css.track} role="progressbar" aria-label={name}>
        <div className={`${css.bar} ${css[phase]}`} style={phase === 'active' ? DURATION : undefined} />
      </div>
    </div>
  );
}
