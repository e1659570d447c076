import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MENU, onSite } from '../../../../testing/layout-on-site.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RemoteErrorCard } from './remote-error-card.tsx';
import { StatusPage } from './status-page.tsx';

afterEach(cleanup);

describe('page for an address that means nothing', () => {
  it('says so and leads home', () => {
    render(onSite(<NotFoundPage />, { at: 'nowhere' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/ng-en');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('offers the plain form that a remote declares for it', () => {
    render(onSite(<NotFoundPage />, { at: 'nowhere', menu: MENU }));
    const field = screen.getByRole('textbox', { name: 'Looking for a parcel? Enter its waybill number.' });
    expect(field).toHaveAttribute('name', 'numbers');
    expect(field.closest('form')).toHaveAttribute('action', '/ng-en/track');
    expect(field).toHaveAccessibleDescription('Two letters and 12 digits');
  });

  it('leads home, and where other remotes declare a way out', () => {
    render(onSite(<NotFoundPage />, { at: 'nowhere', menu: MENU }));
    expect(screen.getByRole('link', { name: 'Site map' })).toHaveAttribute('href', '/ng-en/site-map');
  });

  it('leads to the other tools and to help, each once', () => {
    render(onSite(<NotFoundPage />, { at: 'nowhere', menu: MENU }));
    expect(within(screen.getByRole('list')).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ship now', 'Get a quote', 'Service points', 'Help']);
  });
});

describe('page for any other error', () => {
  it('shows its status and message, and leads home', () => {
    render(onSite(<StatusPage status={503} message="Unknown middleware franchisee" />));
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeInTheDocument();
    expect(screen.getByText('503')).toBeInTheDocument();
    expect(screen.getByText('Unknown middleware franchisee')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/ng-en');
  });

  it('is 500 and Error unless it says more', () => {
    render(onSite(<StatusPage />));
    expect(screen.getByText('500')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
  });
});

describe('card in the place of a remote', () => {
  it('offers the same page again, query included, and the way home', () => {
    render(onSite(<RemoteErrorCard failure="primary" reference="7f3a" />, { at: 'track', search: '?numbers=A' }));
    expect(screen.getByRole('heading', { level: 1, name: 'We can’t show this page right now' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/ng-en/track?numbers=A');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Reference number: 7f3a');
  });

  it('is smaller in the place of a part, and does not send the reader away', () => {
    render(onSite(<RemoteErrorCard failure="regular" />, { market: { country: 'SA', locale: 'ar' } }));
    expect(screen.getByRole('heading', { level: 2, name: 'تعذّر عرض هذا القسم الآن' })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('tries again in the page when someone can', () => {
    const onRetry = jest.fn();
    render(onSite(<RemoteErrorCard failure="regular" onRetry={onRetry} />));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
