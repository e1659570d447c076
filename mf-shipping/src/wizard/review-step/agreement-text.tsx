import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { AgreementDialog, CallFailed, Dialog, rememberAgreed, Skeleton } from '@amberlane/ui';
import type { WizardState } from '../use-wizard.ts';
import { wizardCalls } from '../wizard-calls.ts';
import css from './review-step.module.css';

interface AgreementTextProps {
  readonly wizard: WizardState;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The agreement (spec §2): its version goes with the order. Stands outside of the form, since a dialog brings one of its own. */
export function AgreementText({ wizard: { form }, open, onClose }: AgreementTextProps) {
  const intl = useIntl();
  const { locale } = useMarket();
  const { data, error, refetch } = wizardCalls.useWizardAgreementQuery({ locale });
  const close = intl.formatMessage({ id: 'ship.close' });
  if (!data) {
    return (
      <Dialog open={open} title={<FormattedMessage id="ship.agreement" />} closeLabel={close} onClose={onClose}>
        {error ? <CallFailed level={3} error={error} title={<FormattedMessage id="ship.agreement.failed" />} onRetry={() => void refetch()} /> : <Skeleton />}
      </Dialog>
    );
  }
  const agree = (): void => {
    rememberAgreed(data.version);
    form.text('agreementVersion').onValue(data.version);
    onClose();
  };
  return (
    <AgreementDialog
      open={open}
      title={data.title}
      closeLabel={close}
      seconds={data.countdownSeconds}
      label={<FormattedMessage id="ship.agreement.agree" />}
      waiting={(seconds) => <FormattedMessage id="ship.agreement.waiting" values={{ seconds }} />}
      ready={<FormattedMessage id="ship.agreement.ready" />}
      onAgree={agree}
      onClose={onClose}
    >
      <div className={css.terms} lang={data.language}>
        <p>{data.preamble}</p>
        {data.sections.map(({ id, title, paragraphs }) => (
          <section key={id}>
            <h3>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </AgreementDialog>
  );
}
