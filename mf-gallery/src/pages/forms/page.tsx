/** What stands on the form library: a page of its own, since it brings the library's groups. */
import { FORM_SPECIMENS } from '@amberlane/ui/gallery/form-specimens';
import { specimenPage } from '../../sheet/specimen-page.tsx';

export default specimenPage({ specimens: FORM_SPECIMENS, title: 'gallery.forms', path: 'gallery/forms' });
