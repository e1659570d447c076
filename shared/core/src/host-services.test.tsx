import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { HostServicesProvider, useHostService } from './index.ts';

declare module '@amberlane/core' {
  interface HostServices {
    'test-greeting': () => string;
    'test-farewell': () => string;
  }
}

function Page() {
  const greeting = useHostService('test-greeting');
  const farewell = useHostService('test-farewell');
  return <p>{[greeting?.() ?? 'no greeting', farewell?.() ?? 'no farewell'].join(', ')}</p>;
}

describe('a service of the host', () => {
  it('is there for a page when the shell offers it, beside those offered further out', () => {
    render(
      <HostServicesProvider services={{ 'test-greeting': () => 'hello' }}>
        <HostServicesProvider services={{ 'test-farewell': () => 'goodbye' }}>
          <Page />
        </HostServicesProvider>
      </HostServicesProvider>,
    );
    expect(screen.getByText('hello, goodbye')).toBeVisible();
  });

  it('is missing where nobody offers it', () => {
    render(<Page />);
    expect(screen.getByText('no greeting, no farewell')).toBeVisible();
  });
});
