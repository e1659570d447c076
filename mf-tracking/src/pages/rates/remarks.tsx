import { Fragment } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { ListedRate } from '../../api/rates-api.ts';
import { remarkMessage } from '../../rates/remark-labels.ts';
import { DayText } from './day-text.tsx';
import { Opener } from './opener.tsx';

/** Between the names of remarks, in every language. */
const DOT = ' · ';

/** What belongs to a price, in a few words each, which open their sentences and how long the price holds. */
export function Remarks({ rate: { remarks, validFrom, validTo } }: { rate: Pick<ListedRate, 'remarks' | 'validFrom' | 'validTo'> }) {
  return (
    <Opener
      summary={
        <>
          {remarks.map(({ code, text }, index) => (
            <Fragment key={code}>
              {index === 0 ? null : DOT}
              <RemarkName code={code} text={text} />
            </Fragment>
          ))}
          {validTo === null ? null : (
            <>
              {DOT}
              <FormattedMessage id="rates.valid.until" values={{ to: <DayText key="to" day={validTo} /> }} />
            </>
          )}
        </>
      }
    >
      {remarks.map(({ code, text }) => (
        <li key={code}>{text}</li>
      ))}
      <li>
        {validTo === null ? (
          <FormattedMessage id="rates.valid.from" values={{ from: <DayText key="from" day={validFrom} /> }} />
        ) : (
          <FormattedMessage id="rates.valid.to" values={{ from: <DayText key="from" day={validFrom} />, to: <DayText key="to" day={validTo} /> }} />
        )}
      </li>
    </Opener>
  );
}

function RemarkName({ code, text }: { code: string; text: string }) {
  const id = remarkMessage(code);
  return id === null ? text : <FormattedMessage id={id} />;
}
