import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { AgreementDialog, agreedVersion, rememberAgreed, TextLink } from '@amberlane/ui';
import { ConsentField, type FlagBinding } from '@amberlane/ui/fields';
import type { OrderAgreement } from './presend-calls.ts';

interface AgreementState {
  readonly reading: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the agreement is on screen. */
export function useAgreement(): AgreementState {
  const [reading, setReading] = useState(false);
  return { reading, open: () => setReading(true), close: () => setReading(false) };
}

interface AgreementBoxProps {
  readonly box: FlagBinding;
  readonly agreement: OrderAgreement | undefined;
  readonly onRead: () => void;
}

/** The box of the agreement (spec §5): ticking it first opens the text, unless that was agreed to in this visit. */
export function AgreementBox({ box, agreement, onRead }: AgreementBoxProps) {
  const change = (ticked: boolean): void => {
    if (!ticked || (agreement && agreedVersion() === agreement.version)) box.onValue(ticked);
    else onRead();
  };
  return (
    <ConsentField
      {...box}
      onValue={change}
      disabled={!agreement}
      hint={<FormattedMessage id="presend.agreement.goods" />}
      label={
        <FormattedMessage
          id="presend.agreement"
          values={{
            link: (words) => (
              <TextLink
                key="link"
                to="terms-of-use"
                onClick={(event) => {
                  if (!agreement) return;
                  event.preventDefault();
                  onRead();
                }}
              >
                {words}
              </TextLink>
            ),
          }}
        />
      }
    />
  );
}

interface AgreementTextProps {
  readonly agreement: OrderAgreement;
  readonly open: boolean;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** The text of the agreement; stands outside of the form, since a dialog brings a form of its own. */
export function AgreementText({ agreement, open, onAgree, onClose }: AgreementTextProps) {
  const intl = useIntl();
  return (
    <AgreementDialog
      open={open}
      title={agreement.title}
      closeLabel={intl.formatMessage({ id: 'presend.agreement.close' })}
      seconds={agreement.countdownSeconds}
      label={<FormattedMessage id="presend.agreement.agree" />}
      waiting={(seconds) => <FormattedMessage id="presend.agreement.waiting" values={{ seconds }} />}
      ready={<FormattedMessage id="presend.agreement.ready" />}
      onClose={onClose}
      onAgree={() => {
        rememberAgreed(agreement.version);
        onAgree();
      }}
    >
      <p>{agreement.preamble}</p>
      {agreement.sections.map(({ id, title, paragraphs }) => (
        <section key={id}>
          <h3>{title}</h3>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </AgreementDialog>
  );
}
