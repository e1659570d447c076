/** Specimens of what stands on the form library: a module of its own, so that other pages do not bring the library. */
import { collectSpecimens } from './collect-specimens.ts';
import type { Specimens } from './specimens.ts';

export const FORM_SPECIMENS = collectSpecimens(
  import.meta.webpackContext<{ readonly default: Specimens }>('..', { recursive: true, regExp: /^\.\/(?:antd|fields)\/.+\.specimens\.tsx$/ }),
);
