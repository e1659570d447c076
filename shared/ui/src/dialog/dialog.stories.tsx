import { Button } from '../button/button.tsx';
import { defineStories } from '../gallery/stories.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';
import { Dialog, dialogOpener } from './dialog.tsx';

const actions = ({ action, cancel }: SampleTexts) => (
  <>
    <Button>{cancel}</Button>
    <Button kind="primary">{action}</Button>
  </>
);

export default defineStories({
  component: 'Dialog',
  states: [
    {
      name: 'opened-by-a-button',
      render: (sample) => (
        <>
          <Button {...dialogOpener('story-dialog')}>{sample.action}</Button>
          <Dialog id="story-dialog" title={sample.title} closeLabel={sample.close}>
            {sample.sentence}
          </Dialog>
        </>
      ),
    },
    {
      name: 'open',
      alone: true,
      render: (sample) => (
        <Dialog open title={sample.title} closeLabel={sample.close} actions={actions(sample)}>
          {sample.paragraph}
        </Dialog>
      ),
    },
    {
      name: 'open-confirm',
      alone: true,
      render: (sample) => (
        <Dialog open kind="confirm" title={sample.title} actions={actions(sample)}>
          {sample.sentence}
        </Dialog>
      ),
    },
    {
      name: 'open-long',
      alone: true,
      render: (sample) => (
        <Dialog open title={[sample.longWord, sample.title].join(' ')} closeLabel={sample.close} actions={actions(sample)}>
          {Array.from({ length: 12 }, (_, index) => (
            <p key={index}>{sample.paragraph}</p>
          ))}
        </Dialog>
      ),
    },
  ],
});
