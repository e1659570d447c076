import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { inSite } from '../../testing/on-site.tsx';
import { Button, ButtonLink } from './button.tsx';

afterEach(cleanup);

describe('button', () => {
  it('sends no form unless it is told to', () => {
    render(<Button>Clear</Button>);
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveAttribute('type', 'button');
  });

  it('does what it is for when pressed', () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Track</Button>);
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('refuses a second press while it is busy, keeps its focus and its words', () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Saving
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Saving' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
});

describe('link that looks like a button', () => {
  it('leads to a page of the site in the reader’s country and language', () => {
    render(inSite(<ButtonLink to="track?numbers=NG407183529669">Track</ButtonLink>));
    expect(screen.getByRole('link', { name: 'Track' })).toHaveAttribute('href', '/ng-en/track?numbers=NG407183529669');
  });

  it('leads anywhere else as it is told', () => {
    render(inSite(<ButtonLink href="tel:+2347000000142">Call</ButtonLink>));
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+2347000000142');
  });
});
