/** Specimens of all components that stand on no library; webpack finds them, so that nobody has to list them. */
import { collectSpecimens } from './collect-specimens.ts';
import type { Specimens } from './specimens.ts';

export const PAGE_SPECIMENS = collectSpecimens(
  import.meta.webpackContext<{ readonly default: Specimens }>('..', { recursive: true, regExp: /^\.\/(?!antd\/|fields\/).+\.specimens\.tsx$/ }),
);
