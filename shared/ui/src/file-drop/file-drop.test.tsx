import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './file-drop.tsx';

const CSV = new File(['a,b'], 'rows.csv', { type: 'text/csv' });

afterEach(cleanup);

it('gives the files that are chosen, and the same ones again', async () => {
  const onFiles = jest.fn();
  render(<FileDrop label="Choose a file" hint="CSV" accept=".csv" onFiles={onFiles} />);
  const input = screen.getByLabelText('Choose a file');
  expect(input).toHaveAccessibleDescription('CSV');
  expect(input).not.toHaveAttribute('name');
  await userEvent.upload(input, CSV);
  await userEvent.upload(input, CSV);
  expect(onFiles.mock.calls).toEqual([[[CSV]], [[CSV]]]);
});

it('is described by its faults as well, and busy while a file is read', () => {
  render(
    <>
      <FileDrop busy invalid id="cv" name="cv" label="CV" hint="PDF" accept=".pdf" describedBy="fault" onFiles={() => undefined} />
      <p id="fault">Attach a PDF.</p>
    </>,
  );
  const input = screen.getByLabelText('CV');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('PDF Attach a PDF.');
  expect(input.parentElement).toHaveAttribute('aria-busy', 'true');
});
