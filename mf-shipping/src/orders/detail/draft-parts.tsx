/** What the page of a draft shows of its gaps, made by the rules of the form. */
import type { ReactNode } from 'react';
import type { OrderDetail } from '../order-calls.ts';
import { DraftGaps } from './draft-gaps.tsx';
import { gapsOf, type AskedStep } from './gaps-of.ts';
import { MissingPart } from './missing-part.tsx';

export interface DraftParts {
  /** How many details are missing. */
  readonly count: number;
  /** The step that asks for the first of them; null where nothing is missing. */
  readonly first: AskedStep | null;
  readonly list: ReactNode;
  /** For the place of a part (`order.gap.weight`), of one of the steps or of any: what is to be done about it; null where nothing is. */
  readonly gapAt: (part: string, step?: AskedStep) => ReactNode;
}

export function draftParts(order: OrderDetail, now: Date): DraftParts {
  const gaps = gapsOf(order, now);
  return {
    count: gaps.length,
    first: gaps[0]?.step ?? null,
    list: <DraftGaps order={order} gaps={gaps} />,
    gapAt: (part, step) => {
      const gap = gaps.find((one) => one.part === part && (step === undefined || one.step === step));
      return gap ? <MissingPart order={order} gap={gap} /> : null;
    },
  };
}
