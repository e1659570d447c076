/** Every cookie of the site (spec §3), with the lifetime that the code gives it. */
import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { DataTable, Ltr, type Column } from '@amberlane/ui';

const DAY_SECONDS = 86_400;
const { placeSeconds, choiceSeconds, rememberedSeconds } = RULES.cookies;

interface CookieRow {
  /** As the browser lists it. */
  readonly names: readonly string[];
  readonly purpose: string;
  readonly lifetime: string;
  /** Named by the message of the lifetime. */
  readonly seconds: number;
}

const ROWS: readonly CookieRow[] = [
  { names: ['defaultCountryCode', 'locale'], purpose: 'cookie.purpose.place', lifetime: 'cookie.lifetime.days', seconds: placeSeconds },
  { names: ['cookieAgree'], purpose: 'cookie.purpose.consent', lifetime: 'cookie.lifetime.answer', seconds: choiceSeconds },
  { names: ['theme'], purpose: 'cookie.purpose.theme', lifetime: 'cookie.lifetime.days', seconds: choiceSeconds },
  { names: ['token'], purpose: 'cookie.purpose.session', lifetime: 'cookie.lifetime.visit', seconds: rememberedSeconds },
  { names: ['userPin', 'nickName'], purpose: 'cookie.purpose.name', lifetime: 'cookie.lifetime.visit', seconds: rememberedSeconds },
];

const COLUMNS: readonly Column<CookieRow>[] = [
  {
    id: 'name',
    header: <FormattedMessage id="cookie.table.name" />,
    cell: ({ names }) => (
      <div>
        {names.map((name) => (
          <div key={name}>
            <Ltr code>{name}</Ltr>
          </div>
        ))}
      </div>
    ),
  },
  { id: 'purpose', header: <FormattedMessage id="cookie.table.purpose" />, cell: ({ purpose }) => <FormattedMessage id={purpose} /> },
  {
    id: 'lifetime',
    header: <FormattedMessage id="cookie.table.lifetime" />,
    cell: ({ lifetime, seconds }) => <FormattedMessage id={lifetime} values={{ days: seconds / DAY_SECONDS }} />,
  },
];

export function CookieTable() {
  return (
    <DataTable
      caption={<FormattedMessage id="cookie.list.title" />}
      captionHidden
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ names }) => names.join()}
    />
  );
}
