import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { inForm } from '../../testing/on-site.tsx';
import { CallFailed } from './call-failed.tsx';

afterEach(cleanup);

const FAILURE = { code: ERROR.VALIDATION, message: 'Please check the entries.', status: 400, requestId: 'r-7', fields: [{ field: 'country', code: 'choice', message: 'Please choose a country.' }] };

describe('a part that can’t be had', () => {
  it('says why in the words of the API, leads to the same address again, and names the request', () => {
    render(inForm(<CallFailed error={FAILURE} title="The rates did not load" retry="rates?country=GH" />));
    const card = screen.getByRole('alert');
    expect(card).toHaveTextContent('Please check the entries.Please choose a country.');
    expect(card).toHaveTextContent('Reference number for customer service: r-7');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/ng-en/rates?country=GH');
  });

  it('has a sentence of its own where nobody answered, and asks again at a press', () => {
    const again = jest.fn();
    render(inForm(<CallFailed error={new Error('chunk')} title="Your addresses did not load" onRetry={again} />));
    expect(screen.getByRole('alert')).toHaveTextContent(/Something went wrong on our side/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledTimes(1);
  });
});
