import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button } from '@amberlane/ui';
import type { AttachedFile } from './attached-file.ts';
import { AttachedState, FileRow, RemoveButton, UploadStateText } from './file-row.tsx';
import type { Upload } from './upload-queue.ts';
import css from './file-field.module.css';

interface FileListProps {
  /** Of the control; rows are `<id>.0`, `<id>.1`, so that a summary of faults can lead to them. */
  readonly id: string;
  readonly labelId: string;
  readonly files: readonly AttachedFile[];
  readonly uploads: readonly Upload[];
  readonly faultOf: (index: number) => string | undefined;
  readonly onRetry: (key: string) => void;
  readonly onRemoveFile: (file: AttachedFile) => void;
  readonly onRemoveUpload: (upload: Upload) => void;
}

/** Files that have arrived, then those on their way. */
export function FileList({ id, labelId, files, uploads, faultOf, onRetry, onRemoveFile, onRemoveUpload }: FileListProps) {
  return (
    <ul aria-labelledby={labelId} className={css.list}>
      {files.map((file, index) => (
        <FileRow key={file.id} id={`${id}.${index}`} name={file.name} bytes={file.bytes} buttons={<RemoveButton name={file.name} onPress={() => onRemoveFile(file)} />}>
          <AttachedState id={`${id}.${index}`} fault={faultOf(index)} />
        </FileRow>
      ))}
      {uploads.map((upload) => (
        <FileRow
          key={upload.key}
          id={`${id}-${upload.key}`}
          name={upload.name}
          bytes={upload.bytes}
          buttons={
            <>
              {upload.state.step === 'failed' ? <RetryButton name={upload.name} onPress={() => onRetry(upload.key)} /> : null}
              <RemoveButton name={upload.name} onPress={() => onRemoveUpload(upload)} />
            </>
          }
        >
          <UploadStateText id={`${id}-${upload.key}`} upload={upload} />
        </FileRow>
      ))}
    </ul>
  );
}

function RetryButton({ name, onPress }: { name: string; onPress: () => void }) {
  const intl = useIntl();
  return (
    <Button kind="quiet" small onClick={onPress} aria-label={intl.formatMessage({ id: 'files.retryNamed' }, { name })}>
      <FormattedMessage id="files.retry" />
    </Button>
  );
}
