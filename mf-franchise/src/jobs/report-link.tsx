import type { ReactNode } from 'react';
import { TextLink } from '@amberlane/ui';

/** The words of a warning against fake offers that lead to the form for messages. */
export const toReport = (words: ReactNode) => (
  <TextLink key="report" to="service/feedback?topic=other">
    {words}
  </TextLink>
);
