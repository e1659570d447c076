import { FormattedMessage, useToast } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { Say } from '../../content/say.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import css from './answer.module.css';

/** An answer, and its own address. */
export function Answer({ question: { id, title, blocks } }: { question: ContentSection }) {
  return (
    <div className={css.answer}>
      <ContentBlocks blocks={blocks} caption={<Say id={title} />} />
      <AnswerLink id={id} />
    </div>
  );
}

/** Leads to the answer, so that the address bar has it; a press puts it on the clipboard as well. */
function AnswerLink({ id }: { id: string }) {
  const toast = useToast();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(`#${id}`, location.origin + location.pathname).href);
      toast('success', { id: 'help.copied' });
    } catch {
      // The clipboard is closed to us: the address stands in the bar.
    }
  };
  return (
    <p className={css.link}>
      <a href={`#${id}`} className={css.address} onClick={() => void copy()}>
        <Icon of={icons.share} />
        <FormattedMessage id="help.link" />
      </a>
    </p>
  );
}
