import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { COUNTRIES, MARKETS, marketSegment } from '@amberlane/contract/site';
import { COUNTRY_DIALOG_ID } from '../../element-ids.ts';
import { onSite } from '../../../../testing/layout-on-site.tsx';
import { CountryDialog } from './country-dialog.tsx';

afterEach(cleanup);

function openDialog(): HTMLElement {
  const dialog = document.getElementById(COUNTRY_DIALOG_ID);
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('no dialog in the page');
  dialog.showModal();
  return dialog;
}

describe('country choice', () => {
  it('holds the place of a suggestion, hidden until the loader fills it', () => {
    render(onSite(<CountryDialog />));
    const suggestion = screen.getByText(/Continue to/).closest('p');
    expect(suggestion).toHaveAttribute('hidden');
    expect(suggestion).toHaveTextContent('Continue to');
  });

  it('is in the page, closed', () => {
    render(onSite(<CountryDialog />));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for the country and says who asks', () => {
    render(onSite(<CountryDialog />));
    openDialog();
    expect(screen.getByRole('dialog', { name: 'Choose your country and language' })).toHaveTextContent('One-stop logistics for emerging markets');
  });

  it('lists each country with its languages, the own one first, as links that keep the page', () => {
    render(onSite(<CountryDialog />, { at: 'track' }));
    const dialog = within(openDialog());
    expect(dialog.getAllByRole('group')).toHaveLength(COUNTRIES.length);
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [...MARKETS.filter(({ country }) => country === 'NG'), ...MARKETS.filter(({ country }) => country !== 'NG')].map((market) => `/${marketSegment(market)}/track`),
    );
  });

  it('is closed by a form, before React runs too', () => {
    render(onSite(<CountryDialog />));
    openDialog();
    const button = screen.getByRole('button', { name: 'Close' });
    expect(button).toHaveAttribute('type', 'submit');
    expect(button.closest('form')).toHaveAttribute('method', 'dialog');
  });
});
