import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { addInternationalOrder } from '@amberlane/contract/call-index/orders';
import { READER_KEY_PREFIX, type Country } from '@amberlane/contract/site';
import { ContractForm, DraftNote, FormActions, SubmitButton, useContractForm, useDraft, useLeaveWarning } from '@amberlane/ui/fields';
import { AgreementBox, AgreementText, useAgreement } from './agreement-box.tsx';
import { NextSteps } from './next-steps.tsx';
import { PackageFields } from './package-fields.tsx';
import { PartyFields } from './party-fields.tsx';
import { presendCalls, type AnnouncedOrder, type Hub, type OrderAgreement } from './presend-calls.ts';
import { blankValues, checkValues, inCountry, toOrder, type PresendValues } from './presend-values.ts';
import { SpecialGoods } from './special-goods.tsx';
import { WarehouseCard } from './warehouse-card.tsx';
import css from './presend.module.css';

interface AnnounceFormProps {
  /** Where the goods go at first. */
  readonly destination: Country;
  readonly hubs: readonly Hub[];
  readonly agreement: OrderAgreement | undefined;
  readonly onAnnounced: (order: AnnouncedOrder) => void;
}

/** A package announced under the other carrier's number: goods checked first; kept on the device until it is sent, sent once. */
export function AnnounceForm({ destination, hubs, agreement, onAnnounced }: AnnounceFormProps) {
  const intl = useIntl();
  const reading = useAgreement();
  const [initial] = useState(() => ({ ...blankValues(destination), siteCode: hubs[0]?.siteCode ?? '' }));
  const [announce] = presendCalls.useAnnouncePackageMutation();
  const key = useRef<{ readonly of: string; readonly key: string } | null>(null);
  const version = agreement?.version ?? '';
  const form = useContractForm<PresendValues>({
    contract: addInternationalOrder.load,
    initial,
    toRequest: (values) => toOrder(values, version),
    check: checkValues,
    submit: async (values) => {
      const order = toOrder(values, version);
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
  const { draft, forget } = useDraft(form, `${READER_KEY_PREFIX}presend`, { omit: ['agreementVersion'] });
  useLeaveWarning(form.dirty && !form.submitting);
  const { values } = form;
  const [item] = values.goods;
  return (
    <>
      <div className={css.check}>
        <SpecialGoods
          destination={values.receiverAddress.countryCode}
          onDestination={(country) => form.setValues({ ...values, receiverAddress: inCountry(values.receiverAddress, country) })}
          onTake={({ goodsType }) => form.setValues({ ...values, goods: [{ ...item, goodsType }] })}
        />
      </div>
      <div className={css.aside}>
        <WarehouseCard hub={hubs.find(({ siteCode }) => siteCode === values.siteCode) ?? hubs[0]} orderNo={null} />
        <NextSteps now="announce" />
      </div>
      <div className={css.main}>
        <ContractForm form={form} label={intl.formatMessage({ id: 'presend.form.label' })}>
          <div className={css.form}>
            <PackageFields form={form} hubs={hubs} />
            <PartyFields side="receiver" form={form} legend={<FormattedMessage id="presend.receiver.title" />} hint={<FormattedMessage id="presend.receiver.hint" />} />
            <PartyFields side="sender" form={form} legend={<FormattedMessage id="presend.sender.title" />} hint={<FormattedMessage id="presend.sender.hint" />} />
            <AgreementBox box={form.flag('agreementVersion')} agreement={agreement} onRead={reading.open} />
          </div>
          <FormActions
            note={
              <DraftNote
                draft={draft}
                onDiscard={() => {
                  forget();
                  form.setValues(initial);
                }}
              />
            }
          >
            <SubmitButton busy={form.submitting} busyLabel={<FormattedMessage id="presend.form.sending" />}>
              <FormattedMessage id="presend.form.submit" />
            </SubmitButton>
          </FormActions>
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
