import { defineStories } from '../gallery/stories.ts';
import { StepLane, StepLanePart } from './step-lane.tsx';

export default defineStories({
  component: 'StepLane',
  states: [
    {
      name: 'all-states',
      render: ({ words, sentence, paragraph }) => (
        <StepLane>
          <StepLanePart state="done" title={words[0]} doneText={words[4]} note={sentence} />
          <StepLanePart state="open" title={words[1]} note={words[4]}>
            <p>{paragraph}</p>
          </StepLanePart>
          <StepLanePart state="now" title={words[2]}>
            <p>{paragraph}</p>
          </StepLanePart>
          <StepLanePart state="todo" title={words[3]} note={sentence} />
        </StepLane>
      ),
    },
    {
      name: 'beside',
      render: ({ words, sentence, paragraph }) => (
        <StepLane>
          <StepLanePart state="open" title={words[1]} beside={<p>{paragraph}</p>}>
            <p>{sentence}</p>
          </StepLanePart>
          <StepLanePart state="now" title={words[2]} />
        </StepLane>
      ),
    },
  ],
});
