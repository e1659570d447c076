import { startTransition, useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Dialog, Icon, icons, Money } from '@amberlane/ui';
import type { WizardState } from '../use-wizard.ts';
import { CustomsNeeds } from './customs-needs.tsx';
import { LabelPreview } from './label-preview.tsx';
import { PriceSummary } from './price-summary.tsx';
import css from './summary.module.css';

/** Price and label as they grow, beside the form; on its first step what a shipment abroad needs as well, and the label once it names a recipient. */
export function WizardSummary({ wizard }: { wizard: WizardState }) {
  const { kind, step, values } = wizard;
  return (
    <div className={css.summary}>
      <h2 className={css.title}>
        <FormattedMessage id="ship.price" />
      </h2>
      <PriceSummary wizard={wizard} />
      {step === 'shipment' && kind === 'international' ? (
        <>
          <h2 className={css.title}>
            <FormattedMessage id="ship.customs" />
          </h2>
          <CustomsNeeds to={values.receiverAddress.countryCode} isReachable={values.acceptPhone !== ''} />
        </>
      ) : null}
      {step === 'shipment' && values.acceptName === '' ? null : (
        <>
          <h2 className={css.title}>
            <FormattedMessage id="ship.label" />
          </h2>
          <LabelPreview values={values} />
        </>
      )}
    </div>
  );
}

/** The same on a phone, as a sheet behind a line that names the price. */
export function SummarySheet({ wizard }: { wizard: WizardState }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { chosen } = wizard.price;
  // A modal restyles the whole page: the press is painted first.
  const show = (): void => startTransition(() => setOpen(true));
  return (
    <div className={css.sheet}>
      <Button kind="quiet" className={css.open} onClick={show}>
        <Icon of={icons.doc} />
        <FormattedMessage id="ship.sheet" />
        {chosen ? (
          <b className={css.sum}>
            <Money of={chosen.total} />
          </b>
        ) : null}
      </Button>
      <Dialog open={open} title={<FormattedMessage id="ship.sheet" />} closeLabel={intl.formatMessage({ id: 'ship.close' })} onClose={() => setOpen(false)}>
        {open ? <WizardSummary wizard={wizard} /> : null}
      </Dialog>
    </div>
  );
}
