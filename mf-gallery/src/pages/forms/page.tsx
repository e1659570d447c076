/** What stands on the form library: a page of its own, since it brings the library's groups. */
import { FORM_STORIES } from '@amberlane/ui/gallery/form-stories';
import { storyPage } from '../../sheet/story-page.tsx';

export default storyPage({ stories: FORM_STORIES, title: 'gallery.forms', path: 'gallery/forms' });
