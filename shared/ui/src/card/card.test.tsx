import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Card } from './card.tsx';

afterEach(cleanup);

describe('card', () => {
  it('is one thing with its name and what can be done with it', () => {
    render(
      <Card title="Amina Okonkwo" level={2} actions={<button type="button">Edit</button>}>
        12 Marina Road, Lagos
      </Card>,
    );
    const card = within(screen.getByRole('article', { name: 'Amina Okonkwo' }));
    expect(card.getByRole('heading', { level: 2, name: 'Amina Okonkwo' })).toBeInTheDocument();
    expect(card.getByText('12 Marina Road, Lagos')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  });

  it('takes its name from a heading inside', () => {
    render(
      <Card labelledBy="receipt">
        <h2 id="receipt">We have received your feedback</h2>
      </Card>,
    );
    expect(screen.getByRole('article', { name: 'We have received your feedback' })).toBeInTheDocument();
  });

  it('is no article where it has no name', () => {
    render(<Card>Reference FB-7K3Q-9M2D</Card>);
    expect(screen.getByText('Reference FB-7K3Q-9M2D')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
