/** Addresses from a file: chosen or pasted, looked through row by row, then sent. */
import { definePage, FormattedMessage } from '@amberlane/core';
import { drawings } from '@amberlane/ui';
import { RULES } from '@amberlane/contract/domain';
import { useLeaveWarning } from '@amberlane/ui/fields';
import { AccountLayout } from '../../account-layout/account-layout.tsx';
import { BOOK_PATH } from '../../addresses/book-paths.ts';
import { stayInStep } from '../../tab-sync/tab-sync.ts';
import { FileChoice } from './file-choice.tsx';
import { ImportRows } from './import-rows.tsx';
import { useImport } from './use-import.ts';

const { maxImportRows } = RULES.addressBook;

function AddressImport() {
  const importing = useImport();
  useLeaveWarning(importing.unsent);
  return (
    <AccountLayout
      current={BOOK_PATH}
      above={{ to: BOOK_PATH, title: <FormattedMessage id="desk.addresses" /> }}
      art={drawings.addressBook}
      title={<FormattedMessage id="address-import.title" />}
      lead={<FormattedMessage id="address-import.lead" values={{ max: maxImportRows }} />}
    >
      {importing.rows.length === 0 ? <FileChoice importing={importing} /> : <ImportRows importing={importing} />}
    </AccountLayout>
  );
}

export default definePage({
  component: AddressImport,
  setup: stayInStep,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'address-import.title' }), description: intl.formatMessage({ id: 'address-import.lead' }, { max: maxImportRows }) }),
});
