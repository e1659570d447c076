import { FormattedMessage } from '@amberlane/core';
import { isCountry } from '@amberlane/contract/site';
import { FieldPair, RadioField, TextField, type TextBinding } from '@amberlane/ui/fields';
import { CheckListField, fieldLabelId, ListField } from '../lead-form/contact-fields.tsx';
import { MoreFields } from '../lead-form/more-fields.tsx';
import css from './shipping-needs.module.css';

interface ShippingNeedsProps {
  readonly text: (path: string) => TextBinding;
  /** Whether companies and private customers both fill the form in. Then none of the fields is required. */
  readonly asksType: boolean;
}

const CHOICES = {
  customerType: ['BUSINESS', 'INDIVIDUAL'],
  customerStatus: ['NEW', 'REGULAR'],
  scope: ['INTERNATIONAL', 'DOMESTIC'],
  transportMode: ['SINGLE', 'REGULAR'],
  localWay: ['DOOR_PICKUP', 'SELF_DELIVERY'],
} as const;

const BLANK = ' ';

const NEEDS: ReadonlySet<string> = new Set([...Object.keys(CHOICES), 'cycle', 'volumePerCycle', 'serviceTypes']);

/** Message that names a field of a form that asks for shipping needs. */
export const needsLabelId = (field: string): string => (NEEDS.has(field) ? `shipping-needs.${field}` : fieldLabelId(field));

/** What is to be shipped, how often; folded, how it is handed over, and by whom (spec §3). Fields of regular transport show with it. */
export function ShippingNeeds({ text, asksType }: ShippingNeedsProps) {
  const optional = ['localWay', ...(asksType ? (['customerType'] as const) : []), 'customerStatus'] as const;
  return (
    <fieldset className={css.needs}>
      <legend className={css.legend}>
        <FormattedMessage id="shipping-needs.title" />
        {asksType ? (
          <span className={css.optional}>
            {BLANK}
            <FormattedMessage id="form.optional" />
          </span>
        ) : null}
      </legend>
      <FieldPair>
        <OneOf name="scope" text={text} />
        <OneOf name="transportMode" text={text} />
      </FieldPair>
      {/* Hidden by the style sheet: the choice counts without JavaScript too. */}
      <div className={css.regular}>
        <TextField
          {...text('volumePerCycle')}
          label={<FormattedMessage id="shipping-needs.volumePerCycle" />}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={9}
        />
        <ListField bind={text('cycle')} list="CYCLE" label={<FormattedMessage id="shipping-needs.cycle" />} required />
      </div>
      <CheckListField bind={text('serviceTypes')} list="SHIP_REQUIRE" label={<FormattedMessage id="shipping-needs.serviceTypes" />} hint={<FormattedMessage id="shipping-needs.serviceTypes.hint" />} />
      <MoreFields title={<FormattedMessage id={asksType ? 'shipping-needs.handoverAndSender' : 'shipping-needs.handoverAndStatus'} />} note={<FormattedMessage id="form.optional" />} fields={optional.map(text)}>
        {optional.map((name) => (
          <OneOf key={name} name={name} text={text} />
        ))}
      </MoreFields>
    </fieldset>
  );
}

/** Names of messages have no underscores. */
const choiceId = (name: string, value: string): string => `shipping-needs.${name}.${value.replace('_', '-')}`;

function OneOf({ name, text }: { name: keyof typeof CHOICES; text: ShippingNeedsProps['text'] }) {
  const country = text('country').value;
  // Of a choice within the country of the form.
  const named = { country: isCountry(country) ? <FormattedMessage key="country" id={`shell.country.${country}`} /> : country };
  return (
    <div className={css.oneOf}>
      <RadioField
        {...text(name)}
        legend={<FormattedMessage id={`shipping-needs.${name}`} />}
        choices={CHOICES[name].map((value) => ({ value, label: <FormattedMessage id={choiceId(name, value)} values={named} /> }))}
      />
    </div>
  );
}
