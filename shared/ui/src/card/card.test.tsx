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
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { level: 2, name: 'Amina Okonkwo' })).toBeInTheDocument();
    expect(card.getByText('12 Marina Road, Lagos')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  });
});
