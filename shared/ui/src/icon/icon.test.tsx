import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

afterEach(cleanup);

describe('icon', () => {
  it('is decoration beside text', () => {
    const { container } = render(<Icon of={icons.parcel} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('has a name where it stands alone', () => {
    render(<Icon of={icons.close} label="Close" />);
    expect(screen.getByRole('img', { name: 'Close' })).toBeInTheDocument();
  });

  it('turns round what points along the reading direction, and nothing else', () => {
    const turned = Object.entries(icons).filter(([, icon]) => icon.mirrored).map(([name]) => name);
    expect(turned.sort()).toEqual(['arrow', 'back', 'chevron', 'customs', 'external', 'menu', 'plane', 'rider', 'ship', 'truck']);
  });

  it('has no stop where it is a tool', () => {
    const tools = (['arrow', 'check', 'chevron', 'close', 'copy', 'down', 'edit', 'external', 'eye', 'menu', 'plus', 'up'] as const).map((name) => icons[name]);
    expect(tools.filter(({ stop }) => stop)).toEqual([]);
  });
});
