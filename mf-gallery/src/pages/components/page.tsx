/** Components that stand on no library. */
import { PAGE_SPECIMENS } from '@amberlane/ui/gallery/page-specimens';
import { specimenPage } from '../../sheet/specimen-page.tsx';

export default specimenPage({ specimens: PAGE_SPECIMENS, title: 'gallery.components', path: 'gallery/components' });
