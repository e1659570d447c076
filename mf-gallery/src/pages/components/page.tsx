/** Components that stand on no library. */
import { PAGE_STORIES } from '@amberlane/ui/gallery/page-stories';
import { storyPage } from '../../sheet/story-page.tsx';

export default storyPage({ stories: PAGE_STORIES, title: 'gallery.components', path: 'gallery/components' });
