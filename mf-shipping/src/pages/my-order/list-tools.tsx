import { FormattedMessage } from '@amberlane/core';
import { Button, Icon, PopoverMenu, Spinner, VisuallyHidden, type IconDrawing } from '@amberlane/ui';
import type { OrderFilter } from '../../orders/order-filter.ts';
import { exportItems, ExportMenu, ExportOutcome } from './export-menu.tsx';
import { sortItems, SortMenu } from './sort-menu.tsx';
import { useExport } from './use-export.ts';
import css from './list-tools.module.css';

const DOTS: IconDrawing = { path: 'M5 12h.01M12 12h.01M19 12h.01' };

interface ListToolsProps {
  readonly filter: OrderFilter;
  /** Orders that fit the filters. */
  readonly total: number;
  /** Cards show their boxes. */
  readonly picking: boolean;
  readonly onPick: (picking: boolean) => void;
}

/** How the list is shown, and what can be done with it: buttons in a line, on phones one menu. */
export function ListTools({ filter, total, picking, onPick }: ListToolsProps) {
  const saving = useExport(filter);
  const { isLoading, isError, file } = saving;
  return (
    <>
      <div className={css.wide}>
        {total > 1 ? <SortMenu filter={filter} /> : null}
        <ExportMenu of={saving} />
      </div>
      <Button small className={picking ? css.done : css.pick} onClick={() => onPick(!picking)}>
        <FormattedMessage id={picking ? 'my-order.pick.done' : 'my-order.pick'} />
      </Button>
      {picking ? null : (
        <div className={css.narrow}>
          <PopoverMenu
            align="end"
            trigger={
              <>
                {isLoading ? <Spinner /> : <Icon of={DOTS} className={css.dots} />}
                <VisuallyHidden>
                  <FormattedMessage id={isLoading ? 'my-order.export.busy' : 'my-order.options'} />
                </VisuallyHidden>
              </>
            }
            items={[{ label: <FormattedMessage id="my-order.options.pick" />, onChoose: () => onPick(true) }, ...(total > 1 ? sortItems(filter) : []), ...exportItems(saving)]}
          />
        </div>
      )}
      {file || isError ? (
        <div className={css.outcome}>
          <ExportOutcome file={file} failed={isError} total={total} />
        </div>
      ) : null}
    </>
  );
}
