import { freightAmount } from '@amberlane/contract/domain';
import { FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { SERVICE_PICTURES } from '@amberlane/ui/pictures';
import { selectAsOf } from '../../content-slice.ts';
import { ApproximateNote } from '../../lane-prices/approximate-note.tsx';
import { useOwnTariff, type OwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { ReaderPrice } from '../../lane-prices/reader-price.tsx';
import { keyOf } from '../../related-pages/related-page-list.ts';
import { headingId } from '../../section/section.tsx';
import { OFFER } from '../../warehouse/offer.ts';
import { heaviestKg, SERVICE_GROUPS, type Service } from './service-groups.ts';
import css from './service-table.module.css';

const GRAMS = 1000;
/** Weights whose prices stand side by side, kilograms. */
const COMPARED_KG = [1, 10] as const;
/** Working days on the scale. */
const SCALE_DAYS = 10;
const SCALE = Array.from({ length: SCALE_DAYS }, (_, index) => index + 1);

/** Tariffs of the reader's country by product; none in China, where nothing arrives. */
function useTariffs(): Readonly<Partial<Record<NonNullable<Service['priced']>, OwnTariff | null>>> {
  const { country } = useMarket();
  const smallParcel = useOwnTariff('smallParcel');
  const specialLine = useOwnTariff('specialLine');
  const localDelivery = useOwnTariff('localDelivery');
  return country === 'CN' ? {} : { smallParcel, specialLine, localDelivery };
}

/** All services on one scale of working days, with the heaviest shipment and prices to the reader's country. Each group says what its columns are. */
export function ServiceTable() {
  const { smallParcel, specialLine, localDelivery } = useTariffs();
  const isPriced = Boolean(smallParcel && specialLine && localDelivery);
  const tariffOf = ({ priced }: Service) => priced && { smallParcel, specialLine, localDelivery }[priced];
  return (
    <div className={css.place}>
      <table className={css.table} aria-labelledby={headingId('compare')}>
        {SERVICE_GROUPS.map(({ id, services, about }) => (
          <tbody key={id} id={id}>
            <tr className={css.group}>
              <th scope="rowgroup">
                <b className={css.groupName}>
                  <FormattedMessage id={`services.${id}`} />
                </b>
                <span className={css.about}>
                  {about.map((page, index) => (
                    <TextLink key={page} to={page}>
                      <FormattedMessage id={index === 0 ? `services.${id}About` : `neighbours.${keyOf(page)}.name`} />
                    </TextLink>
                  ))}
                </span>
              </th>
              <ColumnHeads isPriced={isPriced} />
            </tr>
            {services.map((service) => (
              <Row key={service.page} service={service} tariff={tariffOf(service)} beside={services.flatMap((other) => (other === service ? [] : tariffOf(other) ?? []))} isPriced={isPriced} />
            ))}
          </tbody>
        ))}
      </table>
      {smallParcel && localDelivery && isPriced ? (
        <p className={css.note}>
          <FormattedMessage id="services.bold" /> <FormattedMessage id="services.prices" values={{ city: smallParcel.city, localCity: localDelivery.city }} /> <ApproximateNote />
        </p>
      ) : null}
    </div>
  );
}

const ColumnHeads = ({ isPriced }: { isPriced: boolean }) => (
  <>
    <th scope="col" className={css.head}>
      <FormattedMessage id="content.workingDays" />
      <span className={css.axis} aria-hidden="true">
        {SCALE.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </span>
    </th>
    <th scope="col" className={`${css.head} ${css.figures}`}>
      <FormattedMessage id="services.column.weight" />
    </th>
    {isPriced
      ? COMPARED_KG.map((kilograms) => (
          <th key={kilograms} scope="col" className={`${css.head} ${css.figures}`}>
            <FormattedMessage id="services.column.price" values={{ kilograms }} />
          </th>
        ))
      : null}
  </>
);

interface RowProps {
  readonly service: Service;
  /** null or undefined: an offer names the price. */
  readonly tariff: OwnTariff | null | undefined;
  /** Of the other services of the group: which price is the lower one. */
  readonly beside: readonly OwnTariff[];
  readonly isPriced: boolean;
}

function Row({ service: { page, picture, days, isByAir, limited, priced }, tariff, beside, isPriced }: RowProps) {
  const day = useSelector(selectAsOf);
  const { from, to } = days(day);
  return (
    <tr className={css.row}>
      <th scope="row" className={css.service}>
        <div className={css.pictured}>
          <img className={css.picture} src={SERVICE_PICTURES[picture]} width={96} height={64} alt="" loading="lazy" decoding="async" />
          <span>
            <TextLink to={page}>
              <FormattedMessage id={`neighbours.${keyOf(page)}.name`} />
            </TextLink>
            <span className={css.text}>
              <FormattedMessage id={`neighbours.${keyOf(page)}.text`} />
            </span>
          </span>
        </div>
      </th>
      <td className={css.days}>
        <PairName id="content.workingDays" />
        <b>
          <FormattedMessage id="services.days" values={{ from, to }} />
        </b>
        {isByAir ? <span className={css.way}> <FormattedMessage id="services.byAir" /></span> : null}
        <span className={css.scale} aria-hidden="true">
          <span className={css.bar} style={{ marginInlineStart: `${((from - 1) / SCALE_DAYS) * 100}%`, inlineSize: `${((to - from + 1) / SCALE_DAYS) * 100}%` }} />
        </span>
      </td>
      <td className={`${css.figures} ${css.weight}`}>
        <PairName id="services.column.weight" />
        {limited ? <FormattedMessage id="services.weight" values={{ kilograms: heaviestKg(limited, day) }} /> : <FormattedMessage id="services.byOffer" />}
      </td>
      {priced && tariff && isPriced ? <Prices tariff={tariff} beside={beside} /> : null}
      {!priced && isPriced ? (
        <td className={css.offer} colSpan={COMPARED_KG.length}>
          <TextLink to={OFFER}>
            <FormattedMessage id="services.onRequest" />
          </TextLink>
        </td>
      ) : null}
    </tr>
  );
}

const Prices = ({ tariff, beside }: { tariff: OwnTariff; beside: readonly OwnTariff[] }) =>
  COMPARED_KG.map((kilograms) => {
    const [fen, ...others] = [tariff, ...beside].map((each) => freightAmount(each, kilograms * GRAMS));
    const price = <ReaderPrice fen={fen ?? 0} second={css.second} />;
    return (
      <td key={kilograms} className={css.figures}>
        <PairName id="services.column.short" kilograms={kilograms} />
        {others.some((other) => other > (fen ?? 0)) ? <b>{price}</b> : price}
      </td>
    );
  });

/** Seen where the heads of the columns are not; heard from them in either case. */
const PairName = ({ id, kilograms }: { id: string; kilograms?: number }) => (
  <span className={css.pairName} aria-hidden="true">
    <FormattedMessage id={id} values={{ kilograms }} />
  </span>
);
