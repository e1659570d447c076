import { FormattedMessage } from '@amberlane/core';
import type { WaybillList } from '@amberlane/contract/domain';
import { MAX_NUMBERS, type Refusal } from './track-query.ts';

/** Why a list is not asked for, and what would make it right. */
export function RefusalText({ refusal, list }: { refusal: Refusal; list: WaybillList }) {
  return refusal === 'required' ? (
    <FormattedMessage id="track-numbers.required" />
  ) : (
    <FormattedMessage id="track-numbers.tooMany" values={{ count: list.count, max: MAX_NUMBERS, over: list.count - MAX_NUMBERS }} />
  );
}
