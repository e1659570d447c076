import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { AgreementDialog, agreedVersion, rememberAgreed } from '@amberlane/ui';
import { ConsentField, type FlagBinding } from '@amberlane/ui/fields';
import { AGREEMENT_LINKS } from '../../authentication/agreement-links.tsx';
import css from './register.module.css';

const { version, readSeconds } = RULES.agreement;
const POINTS = ['register.pointAccount', 'register.pointMinors', 'register.pointParcels', 'register.pointLiability', 'register.pointData', 'register.pointLaw'] as const;

/** The box of the service agreement (spec §5): ticking it first opens the text, unless that was agreed to in this visit. */
export function AgreementBox({ onValue, onRead, ...box }: FlagBinding & { readonly onRead: () => void }) {
  const change = (ticked: boolean): void => {
    if (!ticked || agreedVersion() === version) onValue(ticked);
    else onRead();
  };
  return (
    <ConsentField
      {...box}
      onValue={change}
      label={<FormattedMessage id="register.agreement" values={AGREEMENT_LINKS} />}
    />
  );
}

interface AgreementTextProps {
  readonly open: boolean;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** The text of the agreement in short; stands outside of the form, since a dialog brings a form of its own. */
export function AgreementText({ open, onAgree, onClose }: AgreementTextProps) {
  const intl = useIntl();
  const agree = (): void => {
    rememberAgreed(version);
    onAgree();
  };
  return (
    <AgreementDialog
      open={open}
      title={<FormattedMessage id="register.agreementTitle" />}
      closeLabel={intl.formatMessage({ id: 'register.agreementClose' })}
      seconds={readSeconds}
      label={<FormattedMessage id="register.agree" />}
      waiting={(seconds) => <FormattedMessage id="register.agreeWaiting" values={{ seconds }} />}
      ready={<FormattedMessage id="register.agreeReady" />}
      onAgree={agree}
      onClose={onClose}
    >
      <ul className={css.points}>
        {POINTS.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
    </AgreementDialog>
  );
}
