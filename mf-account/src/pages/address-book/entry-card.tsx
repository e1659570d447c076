import { FormattedMessage, useIntl, useRoutes, useToast } from '@amberlane/core';
import { ButtonLink, Card, icons, Notice, PopoverMenu, VisuallyHidden } from '@amberlane/ui';
import { addressCalls, type AddressEntry } from '../../addresses/address-calls.ts';
import { entryPath, ORDER_PATH, shipPath } from '../../addresses/book-paths.ts';
import { EntryFacts, EntryMarks } from '../../addresses/entry-facts.tsx';
import css from './entry-card.module.css';

type DefaultMark = 'defaultSender' | 'defaultReceiver';
const MARKS: readonly DefaultMark[] = ['defaultSender', 'defaultReceiver'];

/** An address and what can be done with it: the two usual ways at hand, the others in a menu. */
export function EntryCard({ entry, onDelete }: { entry: AddressEntry; onDelete: () => void }) {
  const intl = useIntl();
  const routes = useRoutes();
  const { make, failed } = useMaking(entry);
  const { id, name } = entry;
  return (
    <Card
      level={2}
      className={css.card}
      title={
        <span className={css.title}>
          <bdi>{name}</bdi> <EntryMarks of={entry} />
        </span>
      }
      actions={
        <>
          {routes.has(ORDER_PATH) && !entry.defaultSender ? (
            <ButtonLink small to={shipPath(id)} aria-label={intl.formatMessage({ id: 'address-book.ship.name' }, { name })}>
              <FormattedMessage id="address-book.ship" />
            </ButtonLink>
          ) : null}
          <ButtonLink small to={entryPath(id)} aria-label={intl.formatMessage({ id: 'address-book.edit.name' }, { name })}>
            <FormattedMessage id="address-book.edit" />
          </ButtonLink>
          <PopoverMenu
            small
            kind="quiet"
            align="end"
            trigger={
              <>
                <FormattedMessage id="address-book.more" />
                <VisuallyHidden>
                  <FormattedMessage id="address-book.more.of" values={{ name }} />
                </VisuallyHidden>
              </>
            }
            items={[
              ...MARKS.filter((mark) => !entry[mark]).map((mark) => ({ label: <FormattedMessage id={`address-book.${mark}`} />, icon: icons.check, onChoose: () => void make(mark) })),
              { label: <FormattedMessage id="address-book.delete" />, icon: icons.close, onChoose: onDelete },
            ]}
          />
        </>
      }
    >
      <EntryFacts of={entry} />
      {failed ? (
        <Notice tone="attention" role="alert">
          <FormattedMessage id="address-book.default.failed" />
        </Notice>
      ) : null}
    </Card>
  );
}

/** Makes the entry the default of a side. */
function useMaking(entry: AddressEntry) {
  const toast = useToast();
  const [update, { isError }] = addressCalls.useUpdateAddressMutation();
  const make = async (mark: DefaultMark): Promise<void> => {
    const { error } = await update({ ...entry, [mark]: true });
    if (!error) toast('success', 'saved');
  };
  return { make, failed: isError };
}
