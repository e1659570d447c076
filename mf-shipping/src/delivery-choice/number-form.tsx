import { FormattedMessage } from '@amberlane/core';
import { Button, Card, Field } from '@amberlane/ui';
import css from './delivery-choice.module.css';

interface NumberFormProps {
  readonly wrong: boolean;
  readonly typed: string;
  /** Of another parcel than those listed above. */
  readonly isOther: boolean;
}

/** Asks for the tracking number; a plain form that leads to the same page. */
export function NumberForm({ wrong, typed, isOther }: NumberFormProps) {
  const form = (
    <form method="get" className={isOther ? css.otherForm : css.numberForm}>
      <Field
        name="waybill"
        code
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        defaultValue={typed}
        label={<FormattedMessage id="delivery-choice.number.label" />}
        hint={<FormattedMessage id="delivery-choice.number.hint" />}
        error={wrong ? <FormattedMessage id="delivery-choice.number.wrong" /> : undefined}
      />
      <Button type="submit" kind={isOther ? 'plain' : 'primary'}>
        <FormattedMessage id="delivery-choice.number.go" />
      </Button>
    </form>
  );
  if (!isOther) {
    return (
      <Card level={2} title={<FormattedMessage id="delivery-choice.number.title" />}>
        {form}
      </Card>
    );
  }
  return (
    <section aria-labelledby="other-parcel">
      <h2 id="other-parcel" className={css.asideTitle}>
        <FormattedMessage id="delivery-choice.number.other" />
      </h2>
      {form}
    </section>
  );
}
