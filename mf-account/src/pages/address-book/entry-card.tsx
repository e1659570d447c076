import { FormattedMessage, useIntl, useRoutes, useToast } from '@amberlane/core';
import { Button, ButtonLink, Card, Notice } from '@amberlane/ui';
import { addressCalls, type AddressEntry } from '../../addresses/address-calls.ts';
import { entryPath, ORDER_PATH, shipPath } from '../../addresses/book-paths.ts';
import { EntryFacts, EntryMarks } from '../../addresses/entry-facts.tsx';
import css from './entry-card.module.css';

type DefaultMark = 'defaultSender' | 'defaultReceiver';
const MARKS: readonly DefaultMark[] = ['defaultSender', 'defaultReceiver'];

/** An address and what can be done with it. */
export function EntryCard({ entry, onDelete }: { entry: AddressEntry; onDelete: () => void }) {
  const intl = useIntl();
  const routes = useRoutes();
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
          {routes.has(ORDER_PATH) ? (
            <ButtonLink small to={shipPath(id)} aria-label={intl.formatMessage({ id: 'address-book.ship.name' }, { name })}>
              <FormattedMessage id="address-book.ship" />
            </ButtonLink>
          ) : null}
          <ButtonLink small to={entryPath(id)} aria-label={intl.formatMessage({ id: 'address-book.edit.name' }, { name })}>
            <FormattedMessage id="address-book.edit" />
          </ButtonLink>
          <Button small kind="quiet" aria-label={intl.formatMessage({ id: 'address-book.delete.name' }, { name })} onClick={onDelete}>
            <FormattedMessage id="address-book.delete" />
          </Button>
        </>
      }
    >
      <EntryFacts of={entry} />
      <Marks of={entry} />
    </Card>
  );
}

/** Makes the entry the default of either side, as long as it is not. */
function Marks({ of: entry }: { of: AddressEntry }) {
  const intl = useIntl();
  const toast = useToast();
  const [update, { isLoading, isError }] = addressCalls.useUpdateAddressMutation();
  const open = MARKS.filter((mark) => !entry[mark]);
  const make = async (mark: DefaultMark): Promise<void> => {
    const { error } = await update({ ...entry, [mark]: true });
    if (!error) toast('success', 'saved');
  };
  if (open.length === 0) return null;
  return (
    <>
      <p className={css.marks}>
        {open.map((mark) => (
          <Button key={mark} small kind="quiet" busy={isLoading} aria-label={intl.formatMessage({ id: `address-book.${mark}.name` }, { name: entry.name })} onClick={() => void make(mark)}>
            <FormattedMessage id={`address-book.${mark}`} />
          </Button>
        ))}
      </p>
      {isError ? (
        <Notice tone="attention" role="alert">
          <FormattedMessage id="address-book.default.failed" />
        </Notice>
      ) : null}
    </>
  );
}
