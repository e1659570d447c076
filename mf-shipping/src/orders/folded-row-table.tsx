import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button } from '@amberlane/ui';
import { RowTable, type RowTableProps } from './row-table.tsx';
import css from './folded-row-table.module.css';

/** More rows than these are folded; how many stand there at first is in `.folded`. */
const MOST = 8;

/** A table of rows; where there are many, with a button for the rest. A page with it loads `order-tasks`. */
export function FoldedRowTable<Row>(props: RowTableProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const count = props.rows.length;
  if (isWhole || count <= MOST) return <RowTable {...props} />;
  return (
    <div className={css.folded}>
      <RowTable {...props} />
      <p className={css.all}>
        <Button small onClick={() => setWhole(true)}>
          <FormattedMessage id="order-tasks.all" values={{ count }} />
        </Button>
      </p>
    </div>
  );
}
