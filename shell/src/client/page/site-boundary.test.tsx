import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { SiteBoundary } from './site-boundary.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('apologises and leads home when the site itself throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('the error page, too');
  };
  render(
    <SiteBoundary apology={() => ({ title: 'Something went wrong on our side', text: 'Please try again.', home: 'Go to the home page', homeHref: '/gh-en' })}>
      <Broken />
    </SiteBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/gh-en');
});

describe('as long as nothing throws', () => {
  it('is not to be seen', () => {
    render(<SiteBoundary apology={() => ({ title: '', text: '', home: '', homeHref: '' })}>the site</SiteBoundary>);
    expect(screen.getByText('the site')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
