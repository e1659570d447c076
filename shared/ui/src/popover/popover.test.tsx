import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { inSite } from '../../testing/on-site.tsx';
import { PopoverMenu } from './popover-menu.tsx';

afterEach(cleanup);

/** The panel that a button opens; jsdom knows no top layer, so its opening belongs to the browser's tests. */
function panelOf(button: HTMLElement): HTMLElement {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error('the button opens nothing');
  return panel;
}

describe('menu behind a button', () => {
  it('is opened by the browser and holds links, actions and where the reader is', () => {
    const onChoose = jest.fn();
    render(
      inSite(
        <PopoverMenu
          trigger="Amina"
          items={[
            { label: 'Track', to: 'track', current: true },
            { label: 'Call', href: 'tel:+2347000000142', note: 'Mon–Fri' },
            { label: 'Sign out', onChoose },
          ]}
        />,
      ),
    );
    const panel = panelOf(screen.getByRole('button', { name: 'Amina' }));
    expect(panel).toHaveAttribute('popover', 'auto');
    const list = within(panel);
    expect(list.getByRole('link', { name: 'Track' })).toHaveAttribute('href', '/ng-en/track');
    expect(list.getByRole('link', { name: 'Track' })).toHaveAttribute('aria-current', 'page');
    expect(list.getByRole('link', { name: 'Call Mon–Fri' })).toHaveAttribute('href', 'tel:+2347000000142');
    const hidePopover = jest.fn();
    Object.assign(panel, { hidePopover });
    fireEvent.click(list.getByRole('button', { name: 'Sign out' }));
    expect(onChoose).toHaveBeenCalledTimes(1);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
