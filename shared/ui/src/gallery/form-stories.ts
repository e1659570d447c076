/** Stories of what stands on the form library: a module of its own, so that other pages do not bring the library. */
import { collectStories } from './collect-stories.ts';
import type { Stories } from './stories.ts';

export const FORM_STORIES = collectStories(
  import.meta.webpackContext<{ readonly default: Stories }>('..', { recursive: true, regExp: /^\.\/(?:antd|fields)\/.+\.stories\.tsx$/ }),
);
