import type { ReactNode } from 'react';
import { TextLink } from '@amberlane/ui';

const inNewTab = (to: string) =>
  function NewTabLink(words: ReactNode): ReactNode {
    return (
      <TextLink key={to} to={to} target="_blank">
        {words}
      </TextLink>
    );
  };

/** Links in the words of an agreement: what it is to, and what was read. They leave the form as it is. */
export const AGREEMENT_LINKS = { terms: inNewTab('terms-of-use'), privacy: inNewTab('privacy-policy') };
