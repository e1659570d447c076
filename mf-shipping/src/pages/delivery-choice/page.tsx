/** What happens after a failed delivery (spec §4, §9): sender or recipient chooses, within the days of the rule. */
import { definePage, FormattedMessage, useLocation, useSelector, type SiteState } from '@amberlane/core';
import { judgeWaybillNo, parseWaybillList } from '@amberlane/contract/domain';
import { ButtonLink, CallFailed, Drawing, drawings, Icon, icons, Ltr, PageHead, Skeleton, Wrap } from '@amberlane/ui';
import { ChoiceRules } from '../../delivery-choice/choice-rules.tsx';
import { DecisionView } from '../../delivery-choice/decision-view.tsx';
import { Gate } from '../../delivery-choice/gate.tsx';
import { NumberForm } from '../../delivery-choice/number-form.tsx';
import { OptionOverview } from '../../delivery-choice/option-overview.tsx';
import { useDecision } from '../../delivery-choice/use-decision.ts';
import { WaitingParcels } from '../../delivery-choice/waiting-parcels.tsx';
import { AccountPage } from '../../orders/account-page.tsx';
import { LIST_PATH } from '../../orders/order-paths.ts';
import { ShippingTrail } from '../../orders/shipping-trail.tsx';
import css from '../../delivery-choice/delivery-choice.module.css';

const LIST = { to: LIST_PATH, title: <FormattedMessage id="delivery-choice.orders" /> };

function DeliveryChoice() {
  const typed = new URLSearchParams(useLocation().search).get('waybill') ?? '';
  const signedIn = useSelector((site: SiteState) => site.session.nickName) !== null;
  const [waybillNo = ''] = parseWaybillList(typed).numbers;
  const isNumber = waybillNo !== '' && judgeWaybillNo(waybillNo).kind === 'ok';
  const title = <FormattedMessage id="delivery-choice.title" />;
  const art = <Drawing of={drawings.parcel} />;
  if (!isNumber && signedIn) {
    return (
      <AccountPage path={LIST_PATH} above={LIST} title={title} lead={<FormattedMessage id="delivery-choice.leadPlain" />} art={art}>
        <WaitingParcels />
        <OptionOverview />
        <Start typed={typed} isOther />
      </AccountPage>
    );
  }
  return (
    <>
      <PageHead
        title={title}
        breadcrumb={<ShippingTrail here={title} inAccount={signedIn} above={signedIn ? LIST : undefined} />}
        // The choice comes first where a parcel is open.
        {...(!isNumber && { art })}
        lead={isNumber ? <FormattedMessage id="delivery-choice.lead" values={{ waybill: <Ltr key="waybill" figures>{waybillNo}</Ltr> }} /> : <FormattedMessage id="delivery-choice.leadPlain" />}
      />
      {isNumber ? (
        <OneParcel key={waybillNo} waybillNo={waybillNo} />
      ) : (
        <Wrap className={css.place}>
          <Start typed={typed} />
        </Wrap>
      )}
    </>
  );
}

/** Asks which parcel it is; beside it, who can choose. */
const Start = ({ typed, isOther = false }: { typed: string; isOther?: boolean }) => (
  <div className={css.start}>
    <NumberForm typed={typed} wrong={typed !== ''} isOther={isOther} />
    <ChoiceRules />
  </div>
);

function OneParcel({ waybillNo }: { waybillNo: string }) {
  const decision = useDecision(waybillNo);
  const { state, broken, busy } = decision;
  if (state) return <DecisionView state={state} decision={decision} />;
  return (
    <Wrap className={css.page}>
      <div className={css.main} aria-busy={busy || undefined}>
        {broken ? <CallFailed error={broken} title={<FormattedMessage id="delivery-choice.failed" />} onRetry={decision.reload} /> : null}
        {busy && decision.failure === null && !broken ? <Skeleton /> : null}
        <Gate waybillNo={waybillNo} decision={decision} />
      </div>
      <div className={css.aside}>
        <ButtonLink to={`track?numbers=${waybillNo}`} className={css.track}>
          <Icon of={icons.pin} />
          <FormattedMessage id="delivery-choice.track" />
        </ButtonLink>
        <ChoiceRules />
      </div>
    </Wrap>
  );
}

export default definePage({
  component: DeliveryChoice,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'delivery-choice.title' }), description: intl.formatMessage({ id: 'delivery-choice.leadPlain' }), noindex: true }),
});
