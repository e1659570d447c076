import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { RuledSection } from './ruled-section.tsx';

afterEach(cleanup);

describe('a ruled section', () => {
  it('is a region with the name of its heading, without what stands beside it', () => {
    render(
      <RuledSection title="Saved quotes" aside={<a href="#all">All 7</a>}>
        <p>CNY 193.60</p>
      </RuledSection>,
    );
    const region = screen.getByRole('region', { name: 'Saved quotes' });
    expect(region).toContainElement(screen.getByRole('link', { name: 'All 7' }));
    expect(region).toHaveTextContent('CNY 193.60');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Saved quotes');
  });

  it('gives each of two sections its own name', () => {
    render(
      <>
        <RuledSection title="Shipments">1</RuledSection>
        <RuledSection title="Addresses">2</RuledSection>
      </>,
    );
    expect(screen.getByRole('region', { name: 'Shipments' })).toHaveTextContent('1');
    expect(screen.getByRole('region', { name: 'Addresses' })).toHaveTextContent('2');
  });
});
