import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { addInternationalOrder } from '@amberlane/contract/call-index/orders';
import { READER_KEY_PREFIX, type Country } from '@amberlane/contract/site';
import { Button, ButtonLink, Notice } from '@amberlane/ui';
import { ContractForm, DraftNote, FormActions, RequiredNote, SubmitButton, useContractForm, useDraft, useLeaveWarning } from '@amberlane/ui/fields';
import { AgreementBox, AgreementText, useAgreement } from './agreement-box.tsx';
import { NextSteps, NextStepsRow } from './next-steps.tsx';
import { AnnounceSummary } from './announce-summary.tsx';
import { Estimate, PriceHint } from './estimate.tsx';
import { GoodsPart } from './goods-part.tsx';
import { PackageFields } from './package-fields.tsx';
import { listAddress } from './presend-address.ts';
import { presendCalls, type AnnouncedOrder, type BookEntry, type Hub, type OrderAgreement } from './presend-calls.ts';
import { blankValues, checkValues, toDraft, toOrder, toPriceRequest, withRecipient, type PresendValues } from './presend-values.ts';
import { RecipientPart } from './recipient-part.tsx';
import css from './presend.module.css';

interface AnnounceFormProps {
  /** Where the goods go at first. */
  readonly destination: Country;
  /** Who receives them at first; null for nobody. */
  readonly recipient: BookEntry | null;
  readonly hubs: readonly Hub[];
  readonly agreement: OrderAgreement | undefined;
  readonly onAnnounced: (order: AnnouncedOrder) => void;
  /** Kept on the account as a draft, under this id. */
  readonly onKept: (id: string) => void;
}

/** A package announced under the other carrier's number: kept on the device until it is sent, sent once. */
export function AnnounceForm({ destination, recipient, hubs, agreement, onAnnounced, onKept }: AnnounceFormProps) {
  const intl = useIntl();
  const reading = useAgreement();
  const [initial] = useState(() => {
    const blank = { ...blankValues(destination), siteCode: hubs[0]?.siteCode ?? '' };
    return recipient ? withRecipient(blank, recipient) : blank;
  });
  const hubOf = ({ siteCode }: PresendValues): Hub | undefined => hubs.find((each) => each.siteCode === siteCode) ?? hubs[0];
  const [announce] = presendCalls.useAnnouncePackageMutation();
  const key = useRef<{ readonly of: string; readonly key: string } | null>(null);
  const version = agreement?.version ?? '';
  const form = useContractForm<PresendValues>({
    contract: addInternationalOrder.load,
    initial,
    toRequest: (values) => toOrder(values, version, hubOf(values)),
    check: checkValues,
    submit: async (values) => {
      const order = toOrder(values, version, hubOf(values));
      const of = JSON.stringify(order);
      // The same order sent again, after an answer that got lost, is one order.
      key.current = key.current?.of === of ? key.current : { of, key: crypto.randomUUID() };
      const answer = await announce({ order, idempotencyKey: key.current.key });
      if (answer.data) {
        forget();
        onAnnounced(answer.data);
      }
      return answer;
    },
  });
  const [keep, keeping] = presendCalls.useAnnouncePackageMutation();
  const keepDraft = (): void =>
    void keep({ order: toDraft(form.values, hubOf(form.values)), idempotencyKey: crypto.randomUUID() }).unwrap().then(
      ({ id }) => {
        forget();
        onKept(id);
      },
      () => undefined,
    );
  const { draft, forget } = useDraft(form, `${READER_KEY_PREFIX}presend`, { omit: ['agreementVersion'] });
  useLeaveWarning(form.dirty && !form.submitting);
  const { values } = form;
  const hub = hubOf(values);
  const note = (
    <DraftNote
      draft={draft}
      onDiscard={() => {
        forget();
        form.setValues(initial);
      }}
    />
  );
  // What came back is named where the reader begins; what was just saved, beside the price.
  const isRestored = draft?.state === 'kept';
  const isPriced = toPriceRequest(values, hub) !== null;
  const saved = isRestored ? null : <div className={css.small}>{note}</div>;
  return (
    <>
      <div className={css.aside}>
        <AnnounceSummary values={values} hub={hub} saved={saved} />
        <NextSteps now="announce" />
      </div>
      <div className={css.main}>
        <NextStepsRow now="announce" />
        <ContractForm form={form} label={intl.formatMessage({ id: 'presend.form.label' })}>
          <div className={css.form}>
            {isRestored ? <Notice>{note}</Notice> : null}
            <p className={css.small}>
              <RequiredNote />
            </p>
            <RecipientPart form={form} />
            <GoodsPart form={form} />
            <PackageFields form={form} hubs={hubs} hub={hub} />
            <AgreementBox box={form.flag('agreementVersion')} agreement={agreement} onRead={reading.open} />
          </div>
          {/* Beside the form where there is room; before there is a weight, the hint below its field says it. */}
          {isPriced || saved ? (
            <div className={`${css.narrowPrice} ${isPriced ? css.priced : draft ? '' : css.empty}`}>
              {isPriced ? <Estimate values={values} hub={hub} /> : null}
              {saved}
            </div>
          ) : null}
          {keeping.isError ? (
            <Notice tone="attention" role="alert">
              <FormattedMessage id="presend.form.draft.failed" />
            </Notice>
          ) : null}
          <div className={css.submit}>
            {/* Once there is a price, the bar at the foot of a phone has it. */}
            <div className={isPriced ? `${css.end} ${css.endPrice}` : css.end}>
              <PriceHint values={values} hub={hub} />
            </div>
            <FormActions
              start
              back={
                <div className={css.backs}>
                  <Button busy={keeping.isLoading} onClick={keepDraft}>
                    <FormattedMessage id="presend.form.draft" />
                  </Button>
                  <ButtonLink kind="quiet" to={listAddress({})}>
                    <FormattedMessage id="presend.form.cancel" />
                  </ButtonLink>
                </div>
              }
            >
              <SubmitButton busy={form.submitting} busyLabel={<FormattedMessage id="presend.form.sending" />}>
                <FormattedMessage id="presend.form.submit" />
              </SubmitButton>
            </FormActions>
          </div>
        </ContractForm>
        {agreement ? (
          <AgreementText
            agreement={agreement}
            open={reading.reading}
            onClose={reading.close}
            onAgree={() => {
              form.flag('agreementVersion').onValue(true);
              reading.close();
            }}
          />
        ) : null}
      </div>
    </>
  );
}
