import { FormattedMessage } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import { Button } from '@amberlane/ui';
import { AddingForm } from '../../addresses/adding-form.tsx';
import type { AddressEntry } from '../../addresses/address-calls.ts';

interface PickerFormProps {
  readonly country: Country;
  readonly onAdded: (entry: AddressEntry) => void;
  readonly onLeave: () => void;
}

/** A new address, chosen as soon as the book has it. */
export const PickerForm = ({ country, onAdded, onLeave }: PickerFormProps) => (
  <AddingForm
    country={country}
    onAdded={onAdded}
    back={
      <Button kind="quiet" onClick={onLeave}>
        <FormattedMessage id="address-picker.back" />
      </Button>
    }
  />
);
