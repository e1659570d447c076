import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { NightCall } from './contact-banner.tsx';

afterEach(cleanup);

describe('last band of a page', () => {
  it('is a region named by its heading that holds the call', () => {
    render(<NightCall title="Book tonight" text="The parcel is weighed today."><a href="/x">Ship now</a></NightCall>);
    const band = within(screen.getByRole('region', { name: 'Book tonight' }));
    expect(band.getByText('The parcel is weighed today.')).toBeInTheDocument();
    expect(band.getByRole('link', { name: 'Ship now' })).toBeInTheDocument();
  });
});
