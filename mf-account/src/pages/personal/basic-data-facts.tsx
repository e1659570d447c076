/** The basic data to read: what is there, what is missing, and the way to change it. */
import type { ReactNode } from 'react';
import { ADDRESS_RULES } from '@amberlane/contract/domain/address-rules';
import { phoneText } from '@amberlane/contract/domain/phone-number';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Ltr } from '@amberlane/ui';
import { missingIn, type BasicData, type Part } from './basic-data.ts';
import { titlesApi } from './titles-api.ts';
import css from './personal.module.css';

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
  const missing = missingIn(part, data);
  return (
    <section aria-label={title} className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {missing > 0 ? (
          <span className={css.count}>
            <FormattedMessage id="personal.missing" values={{ count: missing }} />
          </span>
        ) : null}
        <Button small id={buttonId} aria-label={intl.formatMessage({ id: 'personal.edit.of' }, { part: title })} onClick={onEdit}>
          <FormattedMessage id="personal.edit" />
        </Button>
      </div>
      <dl className={css.facts}>
        <Facts part={part} data={data} />
      </dl>
      {hint ? <p className={css.hint}>{hint}</p> : null}
    </section>
  );
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
      <Fact term={<FormattedMessage id="personal.nickName" />} value={data.nickName} />
      <Fact term={<FormattedMessage id="personal.contactPhone" />} value={phoneText(data.contactPhone)} isCode />
      <Fact term={<FormattedMessage id="personal.firstName" />} value={data.firstName} />
      <Fact term={<FormattedMessage id="personal.familyName" />} value={data.familyName} />
      {title === '' ? null : <Fact term={<FormattedMessage id="personal.appellation" />} value={title} />}
    </>
  );
}

const CompanyFacts = ({ data: { companyName, companyAddress } }: { data: BasicData }) => (
  <>
    <Fact term={<FormattedMessage id="personal.companyName" />} value={companyName} />
    {companyAddress === '' ? null : <Fact term={<FormattedMessage id="personal.companyAddress" />} value={companyAddress} />}
  </>
);

const LEVELS = ['province', 'city', 'area'] as const;

function PlaceFacts({ data }: { data: BasicData }) {
  const names = ADDRESS_RULES[data.countryCode].divisions;
  return (
    <>
      <Fact term={<FormattedMessage id="personal.street" />} value={data.street} />
      {data.district === '' ? null : <Fact term={<FormattedMessage id="personal.district" />} value={data.district} />}
      {LEVELS.toReversed().map((level) => (level === 'area' && data.area === '' ? null : <Fact key={level} term={<FormattedMessage id={`address.division.${names[LEVELS.indexOf(level)] ?? level}`} />} value={data[level]} />))}
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
