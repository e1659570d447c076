/**
 * For calls that need a fresh proof: asks for it in a dialog when the API wants one, and then makes the call again. The form
 * keeps everything that was typed, also when the reader gives up.
 *
 *     const proof = useFreshProof();
 *     submit: (values) => proof.around(() => start(values)),
 *     …
 *     {proof.dialog}
 */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ERROR } from '@amberlane/contract/calls';
import { refusalCode } from '../api/beside-field.ts';

const loadDialog = () => import('./proof-dialog.tsx');
const ProofDialog = lazy(loadDialog);

interface FreshProof {
  /** The answer of the call; of the second one when the first needed a proof that was then given. */
  readonly around: <Answer extends { readonly error?: unknown }>(call: () => PromiseLike<Answer>) => Promise<Answer>;
  /** Belongs beside the form, not into it. */
  readonly dialog: ReactNode;
}

export function useFreshProof(): FreshProof {
  const [end, setEnd] = useState<((isProven: boolean) => void) | null>(null);
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      setEnd(() => (isProven: boolean) => {
        setEnd(null);
        resolve(isProven);
      });
    });
  return {
    around: async (call) => {
      const answer = await call();
      if (refusalCode(answer) !== ERROR.PROOF_NEEDED) return answer;
      // A dialog that does not arrive is a failure of the form, which stays with all that was typed.
      await loadDialog();
      return (await ask()) ? call() : answer;
    },
    dialog:
      end === null ? null : (
        <Suspense fallback={null}>
          <ProofDialog onEnd={end} />
        </Suspense>
      ),
  };
}
