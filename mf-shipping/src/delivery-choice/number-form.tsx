import { FormattedMessage } from '@amberlane/core';
import { Button, Card, Field } from '@amberlane/ui';
import css from './delivery-choice.module.css';

/** Asks for the tracking number, of another parcel than those listed above; a plain form that leads to the same page. */
export function NumberForm({ wrong, typed, isOther }: { wrong: boolean; typed: string; isOther: boolean }) {
  return (
    <Card level={2} title={<FormattedMessage id={isOther ? 'delivery-choice.number.other' : 'delivery-choice.number.title'} />}>
      <form method="get" className={css.numberForm}>
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
    </Card>
  );
}
