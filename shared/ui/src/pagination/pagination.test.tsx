import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { inSite } from '../../testing/on-site.tsx';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);

const pagination = (page: number, pages: number, limit?: string) =>
  render(
    inSite(
      <Pagination
        label="Pages of parcels"
        page={page}
        pages={pages}
        to={(number) => `user-opt/parcels?page=${number}`}
        previousText="Back"
        nextText="On"
        pageText={(number) => `Page ${number}`}
        {...(limit && { limit })}
      />,
    ),
  );

describe('pagination', () => {
  it('leads to the pages around and says where the reader is', () => {
    pagination(2, 3);
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/ng-en/user-opt/parcels?page=1');
    expect(screen.getByRole('link', { name: 'On' })).toHaveAttribute('href', '/ng-en/user-opt/parcels?page=3');
  });

  it('leads nowhere beyond its ends', () => {
    pagination(1, 2);
    expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
    cleanup();
    pagination(2, 2);
    expect(screen.queryByRole('link', { name: 'On' })).not.toBeInTheDocument();
  });

  it('is not there for one page, and says where a list is cut', () => {
    const { container } = pagination(1, 1);
    expect(container).toBeEmptyDOMElement();
    cleanup();
    pagination(1, 1, 'More than 1,000 parcels: choose a month.');
    expect(screen.getByText('More than 1,000 parcels: choose a month.')).toBeInTheDocument();
  });
});
