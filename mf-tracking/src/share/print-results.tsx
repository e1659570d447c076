import { PrintButton } from './print-button.tsx';
import { PrintSheet } from './print-sheet.tsx';

interface PrintResultsProps {
  /** Address of the results under `/{lang}`. */
  readonly path: string;
  /** ISO instant of the answer. */
  readonly asOf: string;
  /** More than one result: they can be printed together. */
  readonly many: boolean;
}

/** Below the results: prints all of them, each opened. */
export function PrintResults({ path, asOf, many }: PrintResultsProps) {
  return (
    <>
      {many ? <PrintButton many /> : null}
      <PrintSheet path={path} asOf={asOf} />
    </>
  );
}
