import { FormattedMessage, useIntl } from '@amberlane/core';
import type { BatteryRule } from '@amberlane/contract/domain';
import type { ItemVerdict } from '@amberlane/contract/calls/presend';
import type { Country } from '@amberlane/contract/site';
import { Button, Notice, StatusMark, type Status } from '@amberlane/ui';
import type { Ruling } from './goods-calls.ts';
import type { GoodsChoice } from './goods-helper.tsx';
import css from './goods-helper.module.css';

const STATUS_OF: Readonly<Record<ItemVerdict, Status>> = { ALLOWED: 'delivered', CONDITIONAL: 'neutral', REFUSED: 'attention' };

interface RulingsProps {
  readonly items: readonly Ruling[];
  readonly country: Country;
  readonly onChoose: (choice: GoodsChoice) => void;
}

/** Whether such goods go to the country, one ruling a line, with what must be kept; a line fills in the kind of goods. */
export function Rulings({ items, country, onChoose }: RulingsProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'goods-helper.rulings' }, { country: intl.formatDisplayName(country, { type: 'region' }) });
  return (
    <div className={css.rulings}>
      <p className={css.title}>{title}</p>
      <ul role="list" className={css.list} aria-label={title}>
        {items.map((item) => (
          <li key={item.code} className={css.ruling}>
            <div className={css.line}>
              <b>{item.name}</b> <Verdict of={item.verdict} />
              {item.verdict === 'REFUSED' ? null : (
                <Button small kind="quiet" aria-label={intl.formatMessage({ id: 'goods-helper.take' }, { name: item.name })} onClick={() => onChoose({ goodsType: item.goodsType })}>
                  <FormattedMessage id="goods-helper.choose" />
                </Button>
              )}
            </div>
            {item.conditions.map((condition) => (
              <p key={condition} className={css.quiet}>
                {condition}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Accepted, on conditions, or not accepted: shape and word. */
export const Verdict = ({ of }: { of: ItemVerdict }) => (
  <StatusMark status={STATUS_OF[of]}>
    <FormattedMessage id={`goods-helper.verdict.${of}`} />
  </StatusMark>
);

/** What holds for batteries (spec §9). */
export const BatteryNote = ({ rule: { maxWattHours, maxMatching } }: { rule: BatteryRule }) => (
  <Notice>
    <FormattedMessage id="goods-helper.battery" values={{ wattHours: maxWattHours, count: maxMatching }} />
  </Notice>
);
