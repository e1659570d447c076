import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, marketHref, useGoTo, useIntl, useMarket } from '@amberlane/core';
import { COUNTRIES } from '@amberlane/contract/site';
import { exportAddresses } from '../../addresses/export-address.ts';
import { Field, Icon, icons, Select, TextLink, VisuallyHidden } from '@amberlane/ui';
import { bookAddress, type BookFilter } from '../../addresses/book-filter.ts';
import { BOOK_PATH, IMPORT_PATH } from '../../addresses/book-paths.ts';
import { PAUSE_MS } from '../../addresses/use-settled.ts';
import css from './book-search.module.css';

/** The two ways to work with files. */
export function BookFiles() {
  const { locale } = useMarket();
  return (
    <p className={css.files}>
      <TextLink to={IMPORT_PATH}>
        <FormattedMessage id="address-book.import" />
      </TextLink>
      <TextLink href={exportAddresses(locale)} download>
        <FormattedMessage id="address-book.export" />
      </TextLink>
    </p>
  );
}

/** Words and country by which the book is searched, in the address bar: words a moment after they are typed, a country at once. */
export function BookSearch({ filter }: { filter: BookFilter }) {
  const intl = useIntl();
  const market = useMarket();
  const goTo = useGoTo();
  const [typed, setTyped] = useState(filter.keyword);
  const [shown, setShown] = useState(filter.keyword);
  const [sent, setSent] = useState(filter.keyword);
  if (shown !== filter.keyword) {
    setShown(filter.keyword);
    // By other means than this field: a link, the way back. What this field asked for may be late, and more be typed by now.
    if (filter.keyword !== sent) {
      setSent(filter.keyword);
      setTyped(filter.keyword);
    }
  }
  const find = (keyword: string): void => {
    if (keyword === sent) return;
    setSent(keyword);
    goTo(bookAddress({ ...filter, keyword, page: 1 }), { replace: true });
  };
  const findTyped = useEffectEvent(() => find(typed.trim()));
  useEffect(() => {
    const timer = setTimeout(() => findTyped(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <form
      role="search"
      action={marketHref(market, BOOK_PATH)}
      method="get"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        find(typed.trim());
      }}
    >
      <Field
        name="q"
        type="search"
        className={css.word}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        label={
          <VisuallyHidden>
            <FormattedMessage id="address-book.search" />
          </VisuallyHidden>
        }
        placeholder={intl.formatMessage({ id: 'address-book.search' })}
        suffix={
          <button type="submit" className={css.go} aria-label={intl.formatMessage({ id: 'address-book.find' })}>
            <Icon of={icons.search} />
          </button>
        }
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        name="country"
        className={css.country}
        label={
          <VisuallyHidden>
            <FormattedMessage id="address-book.country" />
          </VisuallyHidden>
        }
        value={filter.country ?? ''}
        onChange={({ target }) => goTo(bookAddress({ keyword: typed.trim(), country: COUNTRIES.find((country) => country === target.value) ?? null, page: 1 }), { replace: true })}
      >
        <option value="">{intl.formatMessage({ id: 'address-book.everywhere' })}</option>
        {COUNTRIES.map((country) => (
          <option key={country} value={country}>
            {intl.formatDisplayName(country, { type: 'region' })}
          </option>
        ))}
      </Select>
    </form>
  );
}
