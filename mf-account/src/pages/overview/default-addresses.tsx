import { FormattedMessage, Link, useIntl, useRoutes } from '@amberlane/core';
import { ButtonLink, CallFailed, Card, drawings, EmptyState, Icon, icons, ListState, listStateOf, RuledSection, TextLink, Tile } from '@amberlane/ui';
import type { AddressEntry } from '../../addresses/address-calls.ts';
import { BOOK_PATH, entryPath, IMPORT_PATH, NEW_PATH, ORDER_PATH, shipPath } from '../../addresses/book-paths.ts';
import { EntryFacts, EntryMarks } from '../../addresses/entry-facts.tsx';
import { useFirstAddresses } from './use-defaults.ts';
import css from './default-addresses.module.css';

/** The defaults, or the first two of the book where none is chosen; a way to add one, and to the whole book. */
export function DefaultAddresses() {
  const { data, error, isLoading, refetch } = useFirstAddresses();
  const entries = data?.list ?? [];
  const defaults = entries.filter(({ defaultSender, defaultReceiver }) => defaultSender || defaultReceiver);
  return (
    <RuledSection
      title={<FormattedMessage id="overview.addresses" />}
      aside={
        <TextLink kind="more" to={BOOK_PATH}>
          <FormattedMessage id="desk.addresses" />
        </TextLink>
      }
    >
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data?.total })}
        error={<CallFailed error={error} title={<FormattedMessage id="overview.failed" />} onRetry={() => void refetch()} />}
        empty={<NoAddress />}
      >
        <div className={css.row}>
          {(defaults.length > 0 ? defaults : entries).slice(0, 2).map((entry) => (
            <AddressCard key={entry.id} entry={entry} />
          ))}
          <Link to={NEW_PATH} className={css.add}>
            <Icon of={icons.plus} />
            <FormattedMessage id="overview.addresses.add" />
          </Link>
        </div>
      </ListState>
    </RuledSection>
  );
}

function AddressCard({ entry }: { entry: AddressEntry }) {
  const intl = useIntl();
  const { id, name } = entry;
  const canShip = useRoutes().has(ORDER_PATH) && !entry.defaultSender;
  return (
    <Card
      title={
        <span className={css.title}>
          <bdi>{name}</bdi> <EntryMarks of={entry} />
        </span>
      }
      actions={
        <>
          {canShip ? (
            <ButtonLink small to={shipPath(id)} aria-label={intl.formatMessage({ id: 'overview.addresses.ship.name' }, { name })}>
              <FormattedMessage id="overview.addresses.ship" />
            </ButtonLink>
          ) : null}
          <ButtonLink small to={entryPath(id)} aria-label={intl.formatMessage({ id: 'overview.addresses.edit.name' }, { name })}>
            <FormattedMessage id="overview.addresses.edit" />
          </ButtonLink>
        </>
      }
    >
      <EntryFacts of={entry} />
    </Card>
  );
}

const NoAddress = () => (
  <EmptyState
    level={3}
    title={<FormattedMessage id="overview.addresses.none" />}
    art={<Tile of={drawings.addressBook} />}
    action={
      <>
        <ButtonLink to={NEW_PATH}>
          <FormattedMessage id="overview.addresses.add" />
        </ButtonLink>{' '}
        <TextLink to={IMPORT_PATH}>
          <FormattedMessage id="overview.addresses.import" />
        </TextLink>
      </>
    }
  >
    <FormattedMessage id="overview.addresses.noneText" />
  </EmptyState>
);
