import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Field, TextArea } from './field.tsx';

afterEach(cleanup);

describe('field', () => {
  it('is found by its label and described by its hint', () => {
    render(<Field label="District" name="district" hint="Helps the courier more than the street." />);
    const input = screen.getByLabelText('District');
    expect(input).toHaveAccessibleDescription('Helps the courier more than the street.');
    expect(input).toBeValid();
  });

  it('says what is wrong and keeps its hint', () => {
    render(<Field label="Waybill number" name="numbers" hint="Two letters, twelve digits." error="One digit is missing." />);
    const input = screen.getByLabelText('Waybill number');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Two letters, twelve digits. One digit is missing.');
  });

  it('has ids of its own beside a second field', () => {
    render(
      <>
        <Field label="From" name="from" hint="City" />
        <Field label="To" name="to" hint="Country" />
      </>,
    );
    expect(screen.getByLabelText('From')).toHaveAccessibleDescription('City');
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Country');
  });

  it('is one line of text unless told otherwise', () => {
    render(
      <>
        <Field label="City" name="city" />
        <Field label="Day" name="day" type="date" />
      </>,
    );
    expect(screen.getByLabelText('City')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Day')).toHaveAttribute('type', 'date');
  });

  it('writes that a field is optional beside the label', () => {
    render(<Field label="Postcode" note="optional" name="postcode" />);
    expect(screen.getByRole('textbox', { name: 'Postcode optional' })).toBeInTheDocument();
  });

  it('sets unit and dialling code with the input, in its direction', () => {
    render(<Field label="Phone" name="phone" dir="ltr" prefix="+966" />);
    const prefix = screen.getByText('+966');
    expect(prefix.parentElement).toHaveAttribute('dir', 'ltr');
    expect(prefix.compareDocumentPosition(screen.getByLabelText('Phone'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('keeps codes left to right and out of the spelling checker', () => {
    render(<TextArea label="Waybill numbers" name="numbers" code />);
    const area = screen.getByLabelText('Waybill numbers');
    expect(area).toHaveAttribute('dir', 'ltr');
    expect(area).toHaveAttribute('spellcheck', 'false');
  });

  it('says what to write above a counted text, and how much of it below', () => {
    render(<TextArea label="Message" name="message" hint="What happened?" count="0 of 200 characters" />);
    const area = screen.getByRole('textbox', { name: 'Message' });
    expect(area).toHaveAccessibleDescription('What happened? 0 of 200 characters');
    expect(screen.getByText('What happened?').compareDocumentPosition(area)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('0 of 200 characters').compareDocumentPosition(area)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('sends its value in a plain form', () => {
    render(
      <form aria-label="query">
        <TextArea label="Waybill numbers" name="numbers" defaultValue="NG407183529669" />
      </form>,
    );
    expect(screen.getByRole('form')).toHaveFormValues({ numbers: 'NG407183529669' });
  });
});
