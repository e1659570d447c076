/** Numbers that can't be ours, with what is wrong and what was probably meant. */
import { judgeWaybillNo, type WaybillNo, type WaybillVerdict } from '@amberlane/contract/domain';

export interface FaultyNumber {
  readonly number: string;
  readonly kind: Exclude<WaybillVerdict['kind'], 'ok'>;
  readonly missing: number | null;
  readonly suggestion: WaybillNo | null;
}

/** `numbers` are folded. */
export function faultyNumbers(numbers: readonly string[]): FaultyNumber[] {
  return numbers.flatMap((number) => {
    const verdict = judgeWaybillNo(number);
    if (verdict.kind === 'ok') return [];
    return [{ number, kind: verdict.kind, missing: verdict.kind === 'shape' ? verdict.missing : null, suggestion: verdict.suggestion }];
  });
}
