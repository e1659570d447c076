import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PhoneFold } from './phone-fold.tsx';

afterEach(cleanup);

it('opens at a press', () => {
  render(<PhoneFold summary="Show requests">POST /orders</PhoneFold>);
  expect(screen.getByText('POST /orders')).not.toBeVisible();
  fireEvent.click(screen.getByText('Show requests'));
  expect(screen.getByText('POST /orders')).toBeVisible();
});
