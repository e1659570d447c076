import { FormattedMessage, useMarket } from '@amberlane/core';
import { Button, Icon, icons } from '@amberlane/ui';

/** A file with the heads alone, in the language of the page. */
export function TemplateButton() {
  const { locale } = useMarket();
  const save = async (): Promise<void> => {
    const [{ saveCsv }, { columnHead }, { IMPORT_COLUMNS }] = await Promise.all([import('../../import/csv-text.ts'), import('../../import/column-heads.ts'), import('@amberlane/contract/domain/order-import')]);
    saveCsv('amberlane-shipments.csv', [IMPORT_COLUMNS.map((column) => columnHead(column, locale))]);
  };
  return (
    <Button onClick={() => void save()}>
      <Icon of={icons.doc} />
      <FormattedMessage id="order-import.template" />
    </Button>
  );
}
