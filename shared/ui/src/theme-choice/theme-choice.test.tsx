import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ThemeChoice, type Theme } from './theme-choice.tsx';

afterEach(cleanup);

const words = { label: 'Theme', lightText: 'Light', darkText: 'Dark', action: '/-/theme' };

describe('choice of theme', () => {
  it('says which theme is on', () => {
    render(<ThemeChoice {...words} value="dark" />);
    expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Theme' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('claims nothing in a page that is made for everybody', () => {
    render(<ThemeChoice {...words} />);
    for (const button of screen.getAllByRole('button')) expect(button).not.toHaveAttribute('aria-pressed');
  });

  it('takes the choice', () => {
    const onChoose = jest.fn<(theme: Theme) => void>();
    render(<ThemeChoice {...words} value="light" onChoose={onChoose} />);
    fireEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(onChoose).toHaveBeenCalledWith('dark');
  });

  it('is a plain form that names this page, for readers without JavaScript', () => {
    render(<ThemeChoice {...words} back="/gh-en/track" />);
    const { form } = screen.getByRole<HTMLFieldSetElement>('group', { name: 'Theme' });
    if (!form) throw new Error('the choice is in no form');
    const data = new FormData(form, screen.getByRole<HTMLButtonElement>('button', { name: 'Dark' }));
    expect([form.method, form.getAttribute('action'), Object.fromEntries(data)]).toEqual(['get', '/-/theme', { back: '/gh-en/track', to: 'dark' }]);
  });
});
