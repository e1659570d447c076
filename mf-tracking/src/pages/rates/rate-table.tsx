import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { TextLink, VisuallyHidden } from '@amberlane/ui';
import type { ListedRate } from '../../api/rates-api.ts';
import { ratesAddress, weightOf, type RateFilter } from '../../rates/rate-filter.ts';
import { missingProducts, rateLines, rateParts, type RateGroup, type RatePart } from '../../rates/rate-groups.ts';
import { rateRows, serviceRemarks, type ServiceRemarks } from '../../rates/rate-rows.ts';
import { lowestPrices } from '../../rates/lowest-prices.ts';
import { bandsBeside } from '../../rates/weight-bands.ts';
import { CityList } from './city-list.tsx';
import { RateRow } from './rate-row.tsx';
import { ServiceConditions } from './service-conditions.tsx';
import { TableNotes } from './table-notes.tsx';
import css from './rate-table.module.css';

interface RateTableProps {
  readonly rates: readonly ListedRate[];
  /** All that the filter finds, on one page. */
  readonly isWhole: boolean;
  readonly filter: RateFilter;
  /** Day of the rates, ISO date. */
  readonly day: string;
}

/** Rates by destination city, from abroad and inside of a country apart; in the order of prices a list without parts. Below it what the amounts are, and what holds for a whole service. */
export function RateTable({ rates, isWhole, filter, day }: RateTableProps) {
  const intl = useIntl();
  const market = useMarket();
  const rows = rateRows(rates);
  const services = serviceRemarks(rows.map(({ rate }) => rate));
  const given = { filter, day, services };
  return (
    <div className={css.place}>
      {filter.order === 'price' ? (
        <Prices {...given} groups={rateLines(rows)} title={<FormattedMessage id="rates.table.caption" />} />
      ) : (
        rateParts(rows).map(({ isWithin, groups, origin, others, products }) => (
          <section key={String(isWithin)} className={css.part}>
            <h2 className={css.partTitle}>
              <PartTitle isWithin={isWithin} origin={origin} country={filter.country} />
            </h2>
            {origin && others.length > 0 ? (
              <p className={css.others}>
                <FormattedMessage id="rates.part.others" values={{ cities: intl.formatList(others.map(({ code, name }) => <TextLink key={code} to={ratesAddress({ ...filter, origin: code, page: 1 }, market)}><bdi>{name}</bdi></TextLink>), { type: 'disjunction' }) }} />
              </p>
            ) : null}
            <Prices {...given} groups={groups} isOriginSaid={origin !== null} products={isWhole && filter.product === null ? products : []} title={<FormattedMessage id={isWithin ? 'rates.table.within' : 'rates.table.caption'} />} />
          </section>
        ))
      )}
      <TableNotes rates={rates} filter={filter} />
      <ServiceConditions services={services} day={day} />
    </div>
  );
}

function PartTitle({ isWithin, origin, country }: Pick<RatePart, 'isWithin' | 'origin'> & Pick<RateFilter, 'country'>) {
  const from = origin && <bdi key="origin">{origin.name}</bdi>;
  if (isWithin) return from ? <FormattedMessage id="rates.part.withinFrom" values={{ origin: from, known: country === null ? 'no' : 'yes', country: country && <FormattedMessage key="country" id={`rates.country.${country}`} /> }} /> : <FormattedMessage id="rates.part.within" />;
  return from ? <FormattedMessage id="rates.part.abroadFrom" values={{ origin: from }} /> : <FormattedMessage id="rates.part.abroad" />;
}

interface PricesProps extends Omit<RateTableProps, 'rates' | 'isWhole'> {
  readonly groups: readonly RateGroup[];
  readonly services: readonly ServiceRemarks[];
  /** Where the parcels leave is said above the table. */
  readonly isOriginSaid?: boolean;
  /** Services that each group has, or is said to miss. */
  readonly products?: RatePart['products'];
  /** For ears alone. */
  readonly title: ReactNode;
}

function Prices({ groups, services, filter, day, isOriginSaid = false, products = [], title }: PricesProps) {
  const grams = weightOf(filter);
  const bands = bandsBeside(grams);
  return (
    <table className={css.table}>
      <caption className={css.caption}>{title}</caption>
      <thead className={css.head}>
        <tr>
          <th scope="col">
            <FormattedMessage id="rates.column.product" />
          </th>
          <th scope="col" className={css.forWeight}>
            {typeof grams === 'number' ? <FormattedMessage id="rates.kilograms" values={{ kg: grams / 1_000 }} /> : <FormattedMessage id="rates.column.minimum" />}
          </th>
          {bands.map((band) => (
            <th key={band} scope="col" className={css.band}>
              <FormattedMessage id="rates.kilograms" values={{ kg: band / 1_000 }} />
            </th>
          ))}
          <th scope="col" className={css.days}>
            <FormattedMessage id="rates.column.days" />
          </th>
          <th scope="col" className={css.remarks}>
            <VisuallyHidden>
              <FormattedMessage id="rates.column.remarks" />
            </VisuallyHidden>
          </th>
        </tr>
      </thead>
      {groups.map((group) => {
        const lowest = lowestPrices(group.rows.map(({ rate }) => rate), bands, day);
        return (
          <tbody key={group.key}>
            {filter.order === 'city' ? <GroupHead group={group} isCountryKnown={filter.country !== null} columns={bands.length + 3} /> : null}
            {group.rows.map((row) => (
              <RateRow key={row.rate.id} row={row} cities={group.cities} bands={bands} lowest={lowest} isOriginSaid={isOriginSaid} said={services.find(({ product }) => product === row.rate.product)?.remarks ?? []} filter={filter} day={day} />
            ))}
            <Missing products={missingProducts(group, products)} cities={group.cities} columns={bands.length + 4} />
          </tbody>
        );
      })}
    </table>
  );
}

interface MissingProps {
  readonly products: RatePart['products'];
  readonly cities: RateGroup['cities'];
  /** All of the table. */
  readonly columns: number;
}

/** Services that do not go to the cities of a group. */
function Missing({ products, cities, columns }: MissingProps) {
  const intl = useIntl();
  if (products.length === 0) return null;
  const names = products.map((product) => intl.formatMessage({ id: `rates.product.${product}` })).join(intl.formatMessage({ id: 'rates.comma' }));
  return (
    <tr className={css.missing}>
      <td colSpan={columns}>
        <FormattedMessage id="rates.missing" values={{ cities: <CityList key="cities" cities={cities} />, products: names }} />
      </td>
    </tr>
  );
}

interface GroupHeadProps {
  readonly group: RateGroup;
  /** All cities lie in the country that was asked for. */
  readonly isCountryKnown: boolean;
  /** Columns beside the first. */
  readonly columns: number;
}

/**
 * The cities of a group. A head across all columns would be a head of these columns too, and each cell would have to name
 * its heads by id (WCAG technique H43); as it is, `scope` says all (H63).
 */
function GroupHead({ group: { cities }, isCountryKnown, columns }: GroupHeadProps) {
  const [first] = cities;
  return (
    <tr className={css.city}>
      <th scope="rowgroup">
        <span className={css.cityLine}>
          <span className={css.cityName}>
            <CityList cities={cities} />
          </span>
          {isCountryKnown || !first ? null : (
            <span className={css.country}>
              <FormattedMessage id={`rates.country.${first.country}`} />
            </span>
          )}
          {first?.remote ? (
            <span className={css.remote}>
              <FormattedMessage id="rates.remote" />
            </span>
          ) : null}
        </span>
      </th>
      <td className={css.beside} colSpan={columns} />
    </tr>
  );
}
