/** A box for a whole address: shows what it understood, then fills in the fields of the form around it. */
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import type { Address } from '@amberlane/contract/calls/address';
import { ADDRESS_RULES } from '@amberlane/contract/domain/address-rules';
import type { Country } from '@amberlane/contract/site';
import { Button, Notice, TextArea } from '@amberlane/ui';
import type { PastedAddress } from './parse-address.ts';
import { areaNamed, placeCalls } from './place-calls.ts';
import { Understood } from './understood.tsx';
import { useParsed } from './use-parsed.ts';
import css from './paste-address.module.css';

export interface PastedFields {
  readonly name: string;
  /** E.164; '' when the text had none. */
  readonly phone: string;
  readonly phone2: string;
  readonly email: string;
  /** `countryCode` is the one that the text names, else that of the form. Codes of divisions where they are known. */
  readonly address: Partial<Address>;
}

interface PasteAddressProps {
  /** Country of the form: of an address that names none. */
  readonly country: Country;
  readonly onParsed: (fields: PastedFields) => void;
}

/** Longest text that is read: many times an address. */
const LONGEST = 2_000;

export function PasteAddress({ country, onParsed }: PasteAddressProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [filled, setFilled] = useState(false);
  const parsed = useParsed(text, country);
  const withArea = useArea(parsed);
  return (
    <div className={css.paste}>
      <TextArea
        id={id}
        name="pasted-address"
        rows={3}
        dir="auto"
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        label={<FormattedMessage id="paste-address.label" />}
        hint={<FormattedMessage id="paste-address.hint" />}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setFilled(false);
        }}
      />
      <div role="status">
        {filled ? (
          <Notice tone="done">
            <FormattedMessage id="paste-address.filled" />
          </Notice>
        ) : parsed && withArea ? (
          <Result
            parsed={{ ...parsed, address: { ...parsed.address, ...(withArea.address.area && { area: withArea.address.area }) } }}
            named={parsed.address.countryCode !== country}
            onClear={() => setText('')}
            onFill={() => {
              onParsed(withArea);
              setText('');
              setFilled(true);
            }}
          />
        ) : null}
      </div>
    </div>
  );
}

interface ResultProps {
  readonly parsed: PastedAddress;
  /** The text names another country than the form. */
  readonly named: boolean;
  readonly onFill: () => void;
  readonly onClear: () => void;
}

function Result({ parsed, named, onFill, onClear }: ResultProps) {
  const intl = useIntl();
  const { name, phone, address, unplaced } = parsed;
  const isEmpty = name === '' && phone === '' && Object.keys(address).length === 1;
  if (isEmpty) {
    return (
      <Notice tone="attention">
        <FormattedMessage id="paste-address.nothing" />
      </Notice>
    );
  }
  const missing = missingParts(parsed).map((part) => intl.formatMessage({ id: `paste-address.missing.${part}` }));
  return (
    <section className={css.result} aria-label={intl.formatMessage({ id: 'paste-address.understood' })}>
      <h4 className={css.title}>
        <FormattedMessage id="paste-address.understood" />
      </h4>
      <Understood of={parsed} named={named} />
      {unplaced.length > 0 ? (
        <Notice tone="attention">
          <FormattedMessage id="paste-address.unplaced" values={{ parts: <bdi>{intl.formatList(unplaced, { type: 'conjunction', style: 'narrow' })}</bdi> }} />
        </Notice>
      ) : null}
      {missing.length > 0 ? (
        <p className={css.missing}>
          <FormattedMessage id="paste-address.missing" values={{ parts: intl.formatList(missing) }} />
        </p>
      ) : null}
      <div className={css.actions}>
        <Button onClick={onFill}>
          <FormattedMessage id="paste-address.fill" />
        </Button>
        <Button kind="quiet" onClick={onClear}>
          <FormattedMessage id="paste-address.clear" />
        </Button>
      </div>
    </section>
  );
}

type MissingPart = 'name' | 'phone' | 'street' | 'city';

/** What a form still has to ask for; the fields name all of it after filling in. */
function missingParts({ name, phone, address }: PastedAddress): readonly MissingPart[] {
  const { required } = ADDRESS_RULES[address.countryCode];
  return [
    ...(name === '' ? (['name'] as const) : []),
    ...(phone === '' ? (['phone'] as const) : []),
    ...(['street', 'city'] as const).filter((field) => required.has(field) && !address[field]),
  ];
}

/** The fields with the code of the area, once the list of its city is there; null while nothing is read. */
function useArea(parsed: PastedAddress | null): PastedFields | null {
  const cityCode = parsed?.address.cityCode ?? '';
  const written = parsed?.address.area ?? '';
  const { currentData } = placeCalls.usePastedAreasQuery({ cityCode }, { skip: cityCode === '' || written === '' });
  if (!parsed) return null;
  const { unplaced: _told, address, ...who } = parsed;
  const area = currentData ? areaNamed(currentData, written) : undefined;
  return { ...who, address: { ...address, ...(area && { area: area.name, areaCode: area.code }) } };
}
