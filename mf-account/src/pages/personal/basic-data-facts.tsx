/** The basic data to read: what is there, what is not yet, and the way to change it. */
import type { ReactNode } from 'react';
import { ADDRESS_RULES } from '@amberlane/contract/domain/address-rules';
import { phoneText } from '@amberlane/contract/domain/phone-number';
import type { Country } from '@amberlane/contract/site';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Ltr, NameOrder } from '@amberlane/ui';
import { isEmpty, type BasicData, type Part } from './basic-data.ts';
import { titlesApi } from './titles-api.ts';
import css from './personal.module.css';

const LEVELS = ['province', 'city', 'area'] as const;

interface PartFactsProps {
  readonly part: Part;
  readonly data: BasicData;
  /** Of the button, which takes the focus back. */
  readonly buttonId: string;
  readonly onEdit: () => void;
  readonly hint?: ReactNode;
}

export function PartFacts({ part, data, buttonId, onEdit, hint }: PartFactsProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: TITLE[part] });
  const way = isEmpty(part, data) ? 'add' : 'edit';
  return (
    <section aria-label={title} className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <Button small id={buttonId} aria-label={intl.formatMessage({ id: `personal.${way}.of` }, { part: title })} onClick={onEdit}>
          <FormattedMessage id={`personal.${way}`} />
        </Button>
      </div>
      {hint ? <p className={css.hint}>{hint}</p> : null}
      <dl className={css.facts}>
        <Facts part={part} data={data} />
      </dl>
    </section>
  );
}

/** Message with the label of a field: levels of an address are called otherwise in each country. */
function labelOf(field: keyof BasicData, country: Country): string {
  const level = LEVELS.findIndex((one) => one === field);
  return level === -1 ? `personal.${field}` : `address.division.${ADDRESS_RULES[country].divisions[level] ?? field}`;
}

/** Message with the heading of a part. */
export const TITLE = { name: 'personal.name', company: 'personal.company', place: 'personal.address' } as const satisfies Readonly<Record<Part, string>>;

function Facts({ part, data }: { part: Part; data: BasicData }) {
  switch (part) {
    case 'name': return <NameFacts data={data} />;
    case 'company': return <CompanyFacts data={data} />;
    case 'place': return <PlaceFacts data={data} />;
  }
}

function NameFacts({ data }: { data: BasicData }) {
  const { data: titles = [] } = titlesApi.useTitlesQuery(null);
  const title = titles.find(({ dictCode }) => dictCode === data.title)?.dictName ?? '';
  return (
    <>
      {title === '' ? null : <Fact term={<FormattedMessage id="personal.appellation" />} value={title} />}
      <NameOrder
        given={<Fact term={<FormattedMessage id="personal.firstName" />} value={data.firstName} />}
        family={<Fact term={<FormattedMessage id="personal.familyName" />} value={data.familyName} />}
      />
      <Fact term={<FormattedMessage id="personal.nickName" />} value={data.nickName} />
      <Fact term={<FormattedMessage id="personal.contactPhone" />} value={phoneText(data.contactPhone)} isCode />
    </>
  );
}

const CompanyFacts = ({ data: { companyName, companyAddress } }: { data: BasicData }) => (
  <>
    <Fact term={<FormattedMessage id="personal.companyName" />} value={companyName} />
    {companyAddress === '' ? null : <Fact term={<FormattedMessage id="personal.companyAddress" />} value={companyAddress} />}
  </>
);

function PlaceFacts({ data }: { data: BasicData }) {
  return (
    <>
      <Fact term={<FormattedMessage id="personal.street" />} value={data.street} />
      {data.district === '' ? null : <Fact term={<FormattedMessage id="personal.district" />} value={data.district} />}
      {LEVELS.toReversed().map((level) => (level === 'area' && data.area === '' ? null : <Fact key={level} term={<FormattedMessage id={labelOf(level, data.countryCode)} />} value={data[level]} />))}
      <Fact term={<FormattedMessage id="personal.country" />} value={useIntl().formatMessage({ id: `shell.country.${data.countryCode}` })} />
    </>
  );
}

function Fact({ term, value, isCode = false }: { term: ReactNode; value: string; isCode?: boolean }) {
  return (
    <div className={css.fact}>
      <dt>{term}</dt>
      <dd className={value === '' ? css.absent : undefined}>{value === '' ? <FormattedMessage id="contact-change.none" /> : isCode ? <Ltr>{value}</Ltr> : <bdi>{value}</bdi>}</dd>
    </div>
  );
}
