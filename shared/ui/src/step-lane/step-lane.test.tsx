import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { StepLane, StepLanePart } from './step-lane.tsx';

afterEach(cleanup);

it('a lane of steps says which is done and which is on', () => {
  render(
    <StepLane>
      <StepLanePart state="done" title="Prepare" doneText="(done)" />
      <StepLanePart state="now" title="Choose" />
      <StepLanePart state="todo" title="Check" note="Nothing is saved before" />
    </StepLane>,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.trim())).toEqual(['Prepare (done)', 'Choose', 'Check']);
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.getByText('Nothing is saved before')).toBeVisible();
});
