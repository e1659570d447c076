import { defineStories } from '../gallery/stories.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';
import { AgreeButton } from './agree-button.tsx';
import { AgreementDialog } from './agreement-dialog.tsx';

const LONG = 3_600;
const nothing = (): void => undefined;
const texts = ({ action, hint, sentence }: SampleTexts) => ({ label: action, waiting: () => hint, ready: sentence, onAgree: nothing });

export default defineStories({
  component: 'AgreeButton',
  states: [
    { name: 'waiting', render: (sample) => <AgreeButton seconds={LONG} {...texts(sample)} /> },
    { name: 'active', render: (sample) => <AgreeButton seconds={0} {...texts(sample)} /> },
    {
      name: 'in-a-dialog',
      alone: true,
      render: (sample) => (
        <AgreementDialog open seconds={LONG} title={sample.title} closeLabel={sample.close} onClose={nothing} {...texts(sample)}>
          {sample.paragraph}
        </AgreementDialog>
      ),
    },
  ],
});
