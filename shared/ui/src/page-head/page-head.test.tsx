import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { FactLedger } from '../fact-ledger/fact-ledger.tsx';
import { inSite } from '../../testing/on-site.tsx';
import { PageHead } from './page-head.tsx';

afterEach(cleanup);

describe('head of an inner page', () => {
  it('names the page and shows the way to it', () => {
    render(inSite(<PageHead title="Track" breadcrumb={<Breadcrumb label="You are here" trail={[{ to: '', title: 'Home' }]} here="Track" />} />));
    expect(screen.getByRole('heading', { level: 1, name: 'Track' })).toBeInTheDocument();
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/ng-en');
    expect(trail.getByText('Track')).toHaveAttribute('aria-current', 'page');
  });

  it('tells lead, calls and facts in the order they are read, and nothing of its drawing', () => {
    const { container } = render(
      <PageHead title="Special line" lead="From ten kilograms." tone="brand" art={<svg><title>rider</title></svg>} facts={<FactLedger facts={[{ term: 'Weight', value: '10–200 kg' }]} />}>
        <a href="#price">Get a price</a>
      </PageHead>,
    );
    for (const hidden of container.querySelectorAll('[aria-hidden]')) hidden.remove();
    expect(container).toHaveTextContent('Special lineFrom ten kilograms.Get a priceWeight10–200 kg');
  });
});
