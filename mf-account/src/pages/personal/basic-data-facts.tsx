/** The basic data to read: what is there, what is not yet, and the way to change it. */
import type { ReactNode } from 'react';
import { phoneText } from '@amberlane/contract/domain/phone-number';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Button, Ltr } from '@amberlane/ui';
import { Envelope } from '../../addresses/envelope.tsx';
import { hasAddress, isEmpty, type BasicData, type Part } from './basic-data.ts';
import { fullName } from './full-name.ts';
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

/** Message with the heading of a part. */
export const TITLE = { name: 'personal.name', company: 'personal.company', place: 'personal.address' } as const satisfies Readonly<Record<Part, string>>;

function Facts({ part, data }: { part: Part; data: BasicData }) {
  switch (part) {
    case 'name': return <NameFacts data={data} />;
    case 'company': return <CompanyFacts data={data} />;
    case 'place': return <PlaceFacts data={data} />;
  }
}

/** The name on one line; the display name beside it only where it says something else. */
function NameFacts({ data }: { data: BasicData }) {
  const { locale } = useMarket();
  const { data: titles = [] } = titlesApi.useTitlesQuery(null);
  const title = titles.find(({ dictCode }) => dictCode === data.title)?.dictName ?? '';
  const { nickName } = data;
  return (
    <>
      <Fact term={<FormattedMessage id="personal.fullName" />} value={fullName({ ...data, title }, locale)} />
      {nickName === fullName({ ...data, title: '' }, locale) ? null : <Fact term={<FormattedMessage id="personal.nickName" />} value={nickName} />}
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

/** The address as its country writes it, with the country below. */
function PlaceFacts({ data }: { data: BasicData }) {
  const country = useIntl().formatMessage({ id: `shell.country.${data.countryCode}` });
  return (
    <>
      {hasAddress(data) ? (
        <div className={css.fact}>
          <dt>
            <FormattedMessage id="personal.address.lines" />
          </dt>
          <dd>
            <Envelope country={data.countryCode} values={data} />
            <bdi>{country}</bdi>
          </dd>
        </div>
      ) : (
        <>
          <Fact term={<FormattedMessage id="personal.address.lines" />} value="" />
          <Fact term={<FormattedMessage id="personal.country" />} value={country} />
        </>
      )}
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
