import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { ButtonLink, DisclosureRow, Ltr, TextLink } from '@amberlane/ui';
import { DetailsCard } from '../../details/details-card.tsx';
import { Journey } from '../../journey/journey.tsx';
import { decisionOf } from './decision.ts';
import { dueOf } from './due.ts';
import { ShortDue } from './due-text.tsx';
import { History } from './history.tsx';
import { LatestText } from './latest-text.tsx';
import { LatestTime } from './latest-time.tsx';
import { MILESTONE_NAMES } from './milestone-names.ts';
import { Milestones } from './milestones.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { isOver, nextStepOf } from './next-step.ts';
import { RowActions } from './row-actions.tsx';
import { ReportLink } from './report-link.tsx';
import { Cities, Way } from './route-summary.tsx';
import { selectsText } from './selects-text.ts';
import { stepLinks } from './step-links.ts';
import css from './found-row.module.css';

interface FoundRowProps {
  readonly waybill: TrackedWaybill;
  /** ISO instant of the answer. */
  readonly asOf: string;
}

interface ListedRowProps extends FoundRowProps {
  /** Its status, where no heading says it; null else. */
  readonly status: ReactNode;
}

/** One waybill of several: number, way, service, newest event and day in a line, the whole of it when opened. */
export function FoundRow({ waybill, asOf, status }: ListedRowProps) {
  return (
    // Who drags over a number or an event to copy it does not ask for the rest.
    <div className={`${css.row} ${waybill.needsAction ? css.action : ''}`} onClickCapture={keepSelection}>
      <DisclosureRow summary={<Summary waybill={waybill} asOf={asOf} status={status} />}>
        <div className={css.body}>
          <Way waybill={waybill} />
          <RowActions waybill={waybill} />
          <Milestones waybill={waybill} />
          <div className={css.columns}>
            <div className={css.side}>
              <NextStepCard waybill={waybill} asOf={asOf} level={3} canReport />
              <Journey waybill={waybill} open={false} />
              <DetailsCard waybillNo={waybill.waybillNo} level={3} />
              {isOver(waybill) ? null : <ReportLink waybillNo={waybill.waybillNo} />}
            </div>
            <History waybill={waybill} asOf={asOf} dayLevel={3} />
          </div>
        </div>
      </DisclosureRow>
      {waybill.needsAction ? <RowHelp waybill={waybill} asOf={asOf} /> : null}
    </div>
  );
}

/** What the reader has to do about a closed row, and what helps with it; the open one says it at length. */
function RowHelp({ waybill, asOf }: FoundRowProps) {
  const step = nextStepOf(waybill, asOf);
  const [first, second] = step ? stepLinks(step.event, step.late, waybill.waybillNo) : [];
  if (!first) return null;
  const decision = decisionOf(waybill, asOf);
  return (
    <p className={css.help}>
      <ButtonLink kind="primary" small to={first.to}>
        <FormattedMessage id={first.labelId} />
      </ButtonLink>
      {second ? (
        <TextLink to={second.to}>
          <FormattedMessage id={second.labelId} />
        </TextLink>
      ) : null}
      {decision && decision.daysLeft >= 0 ? <FormattedMessage id="track.decision.left" values={{ days: decision.daysLeft }} /> : null}
    </p>
  );
}

function keepSelection(event: MouseEvent<HTMLElement>): void {
  // A press of a key has no pointer that could have selected anything.
  if (event.detail > 0 && selectsText(getSelection(), event.target)) event.preventDefault();
}

function Summary({ waybill, asOf, status }: ListedRowProps) {
  const newest = waybill.events[0];
  const due = dueOf(waybill);
  return (
    <span className={css.summary}>
      <span className={css.number}>
        <span className={css.current}>
          <FormattedMessage id="track.row.current" />
        </span>
        <Ltr figures>{waybill.waybillNo}</Ltr>
        <span className={css.facts}>
          <span className={css.way}>
            <Cities waybill={waybill} />
          </span>
          <span>
            <FormattedMessage id={`track.product.${waybill.expressType}`} />
          </span>
        </span>
      </span>
      <span className={css.what}>
        {newest ? (
          <>
            <span className={css.event}>
              {status}
              <span>
                <LatestText event={newest} />
              </span>
            </span>
            <span className={css.when}>
              <LatestTime event={newest} asOf={asOf} />
            </span>
          </>
        ) : null}
      </span>
      <Lane waybill={waybill} />
      <span className={css.due}>
        {due?.kind === 'held' ? (
          <span className={css.held}>
            <ShortDue due={due} />
          </span>
        ) : due ? (
          <>
            <small className={css.term}>
              <FormattedMessage id="track.row.due" values={{ kind: due.kind }} />
            </small>{' '}
            <ShortDue due={due} />
          </>
        ) : null}
      </span>
    </span>
  );
}

/** How far it has come: the name of its step and a bar for each, the last in the colour of what the reader has to do. */
function Lane({ waybill: { milestones } }: { waybill: TrackedWaybill }) {
  const reached = milestones.filter(({ state }) => state !== 'todo');
  const last = reached.at(-1) ?? milestones[0];
  return (
    <span className={css.lane}>
      <small className={css.term}>
        {last ? <FormattedMessage id="track.row.step" values={{ name: <FormattedMessage key="name" id={MILESTONE_NAMES[last.milestone]} />, step: reached.length, total: milestones.length }} /> : null}
      </small>
      <span className={css.bars} aria-hidden="true">
        {milestones.map(({ milestone, state }) => (
          <i key={milestone} className={state === 'todo' ? undefined : css.reached} />
        ))}
      </span>
    </span>
  );
}
