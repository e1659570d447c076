/** All texts of one bundle in all languages, side by side, as they are written: for editors. */
import { useEffect, useState } from 'react';
import { definePage, FormattedMessage, useIntl, usePageAddress } from '@amberlane/core';
import { Breadcrumb, Chip, ChipRow, Ltr, PageHead, Wrap } from '@amberlane/ui';
import { LOCALE_FACTS, LOCALES } from '@amberlane/contract/site';
import { galleryHead } from '../../gallery-head.ts';
import parts from './site.texts';
import css from './texts.module.css';

type Part = (typeof parts)[number];
type Rows = Awaited<ReturnType<Part['load']>>;

/** What the query chooses, or the first that there is. */
function chosenIn(search: string): { readonly part: Part | undefined; readonly bundle: string } {
  const query = new URLSearchParams(search);
  const part = parts.find(({ part: name }) => name === query.get('part')) ?? parts[0];
  return { part, bundle: part?.bundles.find((name) => name === query.get('bundle')) ?? part?.bundles[0] ?? '' };
}

/** Texts of a part, fetched when it is chosen; null while they are on their way. */
function useTexts(part: Part | undefined): Rows | null {
  const [loaded, setLoaded] = useState<{ readonly part: Part; readonly rows: Rows } | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (part) void part.load().then((rows) => { if (isWanted) setLoaded({ part, rows }); });
    return () => { isWanted = false; };
  }, [part]);
  return loaded?.part === part ? (loaded?.rows ?? null) : null;
}

/** Values, quoted labels and tags: names of the code, which read from left to right in every script. */
const NAMES_OF_CODE = /(\{[\w.:]+(?:, ?[\w:./ ]+)*\}|<\/?\w+>)/;

/** A text as it is written. What the code names stays whole between words that run from the right. */
function Source({ text, isMirrored }: { text: string; isMirrored: boolean }) {
  if (!isMirrored) return text;
  // Every second piece is what the pattern found.
  return text.split(NAMES_OF_CODE).map((piece, index) => (index % 2 === 1 ? <Ltr key={index}>{piece}</Ltr> : piece));
}

function TextTable({ rows }: { rows: Rows }) {
  return (
    <table className={css.texts} aria-labelledby="texts-of-bundle">
      <thead>
        <tr>
          <th scope="col"><FormattedMessage id="gallery.texts.id" /></th>
          {LOCALES.map((locale) => (
            <th key={locale} scope="col" lang={LOCALE_FACTS[locale].tag} dir={LOCALE_FACTS[locale].dir}>{LOCALE_FACTS[locale].name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([id, ...texts]) => (
          <tr key={id} id={id}>
            <th scope="row"><Ltr>{id}</Ltr></th>
            {LOCALES.map((locale, index) => (
              <td key={locale} lang={LOCALE_FACTS[locale].tag} dir={LOCALE_FACTS[locale].dir} data-language={LOCALE_FACTS[locale].name}>
                <Source text={texts[index] ?? ''} isMirrored={LOCALE_FACTS[locale].dir === 'rtl'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Texts() {
  const { formatMessage } = useIntl();
  const { path, search } = usePageAddress();
  const { part, bundle } = chosenIn(search);
  const rows = useTexts(part);
  const title = <FormattedMessage id="gallery.texts" />;
  return (
    <>
      <PageHead
        title={title}
        lead={<FormattedMessage id="gallery.texts.lead" />}
        breadcrumb={<Breadcrumb label={formatMessage({ id: 'gallery.breadcrumb' })} trail={[{ to: 'gallery', title: <FormattedMessage id="gallery.title" /> }]} here={title} />}
      />
      <Wrap className={css.page}>
        <div className={css.chips}>
          <ChipRow label={formatMessage({ id: 'gallery.texts.part' })}>
            {parts.map(({ part: name }) => (
              <Chip key={name} to={`${path}?part=${encodeURIComponent(name)}`} chosen={name === part?.part}><Ltr>{name}</Ltr></Chip>
            ))}
          </ChipRow>
          <ChipRow label={formatMessage({ id: 'gallery.texts.bundle' })}>
            {(part?.bundles ?? []).map((name) => (
              <Chip key={name} to={`${path}?part=${encodeURIComponent(part?.part ?? '')}&bundle=${name}`} chosen={name === bundle}><Ltr>{name}</Ltr></Chip>
            ))}
          </ChipRow>
        </div>
        <h2 id="texts-of-bundle"><Ltr>{bundle}</Ltr></h2>
        {rows ? <TextTable rows={rows.filter(([id]) => id.startsWith(`${bundle}.`))} /> : <p role="status"><FormattedMessage id="gallery.texts.loading" /></p>}
      </Wrap>
    </>
  );
}

export default definePage({ component: Texts, head: (context) => galleryHead('gallery.texts', context) });
