/** A page of specimens, as both pages define it: what it shows, and that there are no others. */
import { definePage, type PageModule } from '@amberlane/core';
import { galleryHead } from '../gallery-head.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

export const specimenPage = ({ specimens, title, path }: SheetProps): PageModule =>
  definePage({
    component: () => <Sheet specimens={specimens} title={title} path={path} />,
    valid: ({ params }) => params['component'] === undefined || specimens.some(({ slug }) => slug === params['component']),
    head: (context) => galleryHead(title, context),
  });
