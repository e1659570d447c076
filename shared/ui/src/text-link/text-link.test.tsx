import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { inSite } from '../../testing/on-site.tsx';
import { TextLink } from './text-link.tsx';

afterEach(cleanup);

describe('link in words', () => {
  it('leads to a page of the site in the reader’s country and language', () => {
    render(inSite(<TextLink to="track" kind="back">Track</TextLink>));
    expect(screen.getByRole('link', { name: 'Track' })).toHaveAttribute('href', '/ng-en/track');
  });

  it('marks an address that leaves the site, and only that', () => {
    const { container } = render(
      <>
        <TextLink href="https://www.customs.gov.ng/">Customs</TextLink>
        <TextLink href="tel:+2347000000142">Call</TextLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Customs' })).toHaveAttribute('rel', 'noopener');
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Call' }).querySelector('svg')).toBeNull();
  });
});
