import { useEffect, useEffectEvent } from 'react';
import { formAction, FormattedMessage, marketHref, useDispatch, useGoTo, useMarket, type SiteStore } from '@amberlane/core';
import { Ltr, TextArea } from '@amberlane/ui';
import { ContractForm, EmailField, SubmitButton, useContractForm } from '@amberlane/ui/fields';
import { startFollowList } from '@amberlane/contract/call-index/tracking-subscriptions';
import { RULES } from '@amberlane/contract/domain';
import { overviewApi } from '../api/overview-api.ts';
import { followApi } from '../api/subscription-api.ts';
import { SAMPLE_NUMBER } from '../query/track-query.ts';
import { begunPath, FOLLOW_PATH, followPath, sentPath } from './subscription-address.ts';
import { useOwnAddress } from './use-own-address.ts';
import { AddressNote, OwnAddressNote } from './what-comes.tsx';
import css from './follow.module.css';

/** The address to which the news of all these parcels should come, a customer's own at first, which needs no letter to confirm it; the numbers are asked for as well where there are none. Without JavaScript a plain form that leads back to this page. `asOf`: instant of the server's answer, whose rules hold. */
export function StartForm({ waybillNos, asOf }: { waybillNos: readonly string[]; asOf: string }) {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const goTo = useGoTo();
  const market = useMarket();
  const list = waybillNos.join(',');
  const own = useOwnAddress();
  const isOwn = (email: string): boolean => own !== '' && email.trim().toLowerCase() === own.toLowerCase();
  const form = useContractForm({
    contract: startFollowList.load,
    initial: { waybillNos: list, email: '', homepage: '' },
    submit: async (values) => {
      if (isOwn(values.email)) {
        const begun = await dispatch(overviewApi.endpoints.startOwnFollow.initiate({ waybillNos: values.waybillNos }, { track: false }));
        if (begun.error === undefined) goTo(begunPath(begun.data.waybillNos));
        return begun;
      }
      const answer = await dispatch(followApi.endpoints.startFollowList.initiate(values, { track: false }));
      if (answer.error === undefined) goTo(sentPath(answer.data.waybillNos));
      return answer;
    },
  });
  const offer = useEffectEvent((email: string) => {
    if (!form.dirty) form.reset({ ...form.values, email });
    else form.setValues((typed) => (typed.email === '' ? { ...typed, email } : typed));
  });
  useEffect(() => {
    if (own !== '') offer(own);
  }, [own]);
  const homepage = form.text('homepage');
  const email = form.text('email');
  const begins = isOwn(email.value);
  const { onValue, onLeave, ...numbers } = form.text('waybillNos');
  return (
    <ContractForm form={form} action={formAction('mf-tracking', 'follow-start')}>
      {list === '' ? (
        <TextArea
          {...numbers}
          code
          required
          rows={3}
          autoCapitalize="characters"
          autoComplete="off"
          className={css.numbers}
          onChange={({ target }) => onValue(target.value)}
          onBlur={onLeave}
          label={<FormattedMessage id="track-follow.form.numbers" />}
          hint={<FormattedMessage id="track-follow.form.numbersHint" values={{ max: RULES.tracking.maxNumbers, number: <Ltr key="number">{SAMPLE_NUMBER}</Ltr> }} />}
        />
      ) : (
        <input type="hidden" name="waybillNos" value={list} />
      )}
      <input type="hidden" name="returnTo" value={marketHref(market, list === '' ? FOLLOW_PATH : followPath(waybillNos))} />
      <div className={css.trap} aria-hidden="true">
        <input name="homepage" tabIndex={-1} autoComplete="off" value={homepage.value} onChange={(event) => homepage.onValue(event.target.value)} />
      </div>
      <EmailField {...email} label={<FormattedMessage id="track-follow.form.email" />} hint={<FormattedMessage id={begins ? 'track-follow.form.ownHint' : 'track-follow.form.hint'} />} />
      <p>
        <SubmitButton busy={form.submitting}>
          <FormattedMessage id={begins ? 'track-follow.form.begin' : 'track-follow.form.submit'} />
        </SubmitButton>
      </p>
      {begins ? <OwnAddressNote /> : <AddressNote asOf={asOf} />}
    </ContractForm>
  );
}
