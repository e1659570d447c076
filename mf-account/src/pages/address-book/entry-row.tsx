import { FormattedMessage, Link, useIntl, useRoutes, useToast } from '@amberlane/core';
import { countryIconPath } from '@amberlane/contract/site/country-icon';
import { ButtonLink, EnvelopeLines, icons, Ltr, Notice, PopoverMenu, VisuallyHidden } from '@amberlane/ui';
import { phoneText } from '@amberlane/ui/fields';
import { addressCalls, type AddressEntry } from '../../addresses/address-calls.ts';
import { entryPath, ORDER_PATH, shipPath } from '../../addresses/book-paths.ts';
import { DefaultMarks } from '../../addresses/entry-facts.tsx';
import css from './entry-row.module.css';

type DefaultMark = 'defaultSender' | 'defaultReceiver';
const MARKS: readonly DefaultMark[] = ['defaultSender', 'defaultReceiver'];

/** An address in a line: who, where, in which country; its name leads to it, and a menu holds what is seldom done. */
export function EntryRow({ entry, onDelete }: { entry: AddressEntry; onDelete: () => void }) {
  const intl = useIntl();
  const { make, failed } = useMaking(entry);
  const { name, localName, company, mobile, email, address } = entry;
  return (
    <article className={css.row}>
      <div className={css.who}>
        <h2 className={css.name}>
          <Link to={entryPath(entry.id)}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {[localName, company].filter(Boolean).map((words) => (
          <p key={words}>
            <bdi>{words}</bdi>
          </p>
        ))}
        <p className={css.phone}>
          <Ltr>{phoneText(mobile)}</Ltr>
          <DefaultMarks of={entry} />
        </p>
        {email ? (
          <p className={css.email}>
            <Ltr>{email}</Ltr>
          </p>
        ) : null}
      </div>
      <address className={css.where}>
        <EnvelopeLines brief country={address.countryCode} values={address} className={css.line} />
      </address>
      <p className={css.country}>
        <img src={countryIconPath(address.countryCode)} alt="" width={24} height={16} loading="lazy" decoding="async" />
        {intl.formatDisplayName(address.countryCode, { type: 'region' })}
      </p>
      <div className={css.ways}>
        <Ways entry={entry} onMake={(mark) => void make(mark)} onDelete={onDelete} />
      </div>
      {failed ? (
        <div className={css.failed}>
          <Notice tone="attention" role="alert">
            <FormattedMessage id="address-book.default.failed" />
          </Notice>
        </div>
      ) : null}
    </article>
  );
}

interface WaysProps {
  readonly entry: AddressEntry;
  readonly onMake: (mark: DefaultMark) => void;
  readonly onDelete: () => void;
}

function Ways({ entry, onMake, onDelete }: WaysProps) {
  const intl = useIntl();
  const { id, name, defaultSender } = entry;
  return (
    <>
      {useRoutes().has(ORDER_PATH) ? (
        <ButtonLink small to={defaultSender ? ORDER_PATH : shipPath(id)} aria-label={intl.formatMessage({ id: `address-book.${defaultSender ? 'shipFrom' : 'ship'}.name` }, { name })}>
          <FormattedMessage id={`address-book.${defaultSender ? 'shipFrom' : 'ship'}`} />
        </ButtonLink>
      ) : null}
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
          { label: <FormattedMessage id="address-book.edit" />, icon: icons.edit, to: entryPath(id) },
          ...MARKS.filter((mark) => !entry[mark]).map((mark) => ({ label: <FormattedMessage id={`address-book.${mark}`} />, icon: icons.check, onChoose: () => onMake(mark) })),
          { label: <FormattedMessage id="address-book.delete" />, icon: icons.close, onChoose: onDelete },
        ]}
      />
    </>
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
