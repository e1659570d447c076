/** Numbers that can't be ours, with what is wrong and what was probably meant. */
import { judgeWaybillNo, type WaybillNo, type WaybillVerdict } from '@amberlane/contract/domain';

export interface FaultyNumber {
  readonly number: string;
  readonly kind: Exclude<WaybillVerdict['kind'], 'ok'>;
  readonly missing: number | null;
  /** A right number that looks alike is known. */
  readonly guessed: boolean;
  /** It, unless it is among the numbers anyway. */
  readonly suggestion: WaybillNo | null;
}

/** `numbers` are folded. */
export function faultyNumbers(numbers: readonly string[]): FaultyNumber[] {
  return numbers.flatMap((number) => {
    const verdict = judgeWaybillNo(number);
    if (verdict.kind === 'ok') return [];
    const { kind, suggestion } = verdict;
    return [{ number, kind, missing: kind === 'shape' ? verdict.missing : null, guessed: suggestion !== null, suggestion: suggestion !== null && numbers.includes(suggestion) ? null : suggestion }];
  });
}
