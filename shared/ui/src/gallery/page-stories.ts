/** Stories of all components that stand on no library; webpack finds them, so that nobody has to list them. */
import { collectStories } from './collect-stories.ts';
import type { Stories } from './stories.ts';

export const PAGE_STORIES = collectStories(
  import.meta.webpackContext<{ readonly default: Stories }>('..', { recursive: true, regExp: /^\.\/(?!antd\/|fields\/).+\.stories\.tsx$/ }),
);
