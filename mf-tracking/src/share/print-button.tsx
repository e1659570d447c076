import { FormattedMessage } from '@amberlane/core';
import { Button, Icon, icons } from '@amberlane/ui';
import { printPage } from './printing.ts';
import css from './share-button.module.css';

interface PrintButtonProps {
  /** Where the list item around the button is found by itself, under `/{lang}`: it is printed alone. The whole page without. */
  readonly path?: string;
}

/** Prints the parcel in whose row it stands, or the whole page. */
export function PrintButton({ path }: PrintButtonProps) {
  return (
    <Button small className={css.control} onClick={({ currentTarget }) => void (path === undefined ? printPage() : printPage(path, currentTarget.closest('li')))}>
      <Icon of={icons.print} />
      <FormattedMessage id="track-share.print" />
    </Button>
  );
}
