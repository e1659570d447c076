import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { COUNTRY_DIALOG_ID, COUNTRY_NOTE_ID } from '../../element-ids.ts';
import { onSite } from '../../../../testing/layout-on-site.tsx';
import { CountryNote } from './country-note.tsx';

afterEach(cleanup);

describe('note about the country', () => {
  it('says which country and language the page is for, and covers nothing until the loader shows it', () => {
    render(onSite(<CountryNote />));
    const note = screen.getByLabelText('Country and language');
    expect(note).toHaveAttribute('popover', 'manual');
    expect(note).toHaveTextContent('Nigeria · English');
  });

  it('opens the choice and closes before React runs too', () => {
    render(onSite(<CountryNote />));
    const change = screen.getByText('Change').closest('button');
    expect(change).toHaveAttribute('command', 'show-modal');
    expect(change).toHaveAttribute('commandfor', COUNTRY_DIALOG_ID);
    expect(screen.getByLabelText('Close')).toHaveAttribute('popovertarget', COUNTRY_NOTE_ID);
  });
});
