/** A page of stories, as both pages define it: what it shows, and that there are no others. */
import { definePage, type PageModule } from '@amberlane/core';
import { galleryHead } from '../gallery-head.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

export const storyPage = ({ stories, title, path }: SheetProps): PageModule =>
  definePage({
    component: () => <Sheet stories={stories} title={title} path={path} />,
    valid: ({ params }) => params['component'] === undefined || stories.some(({ slug }) => slug === params['component']),
    head: (context) => galleryHead(title, context),
  });
