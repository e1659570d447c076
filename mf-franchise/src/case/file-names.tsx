import { Icon, icons } from '@amberlane/ui';
import { FileSize } from '../files/file-size.tsx';
import type { Case } from './case-calls.ts';
import css from './case.module.css';

/** Names and sizes; what was sent can't be opened here again. */
export function FileNames({ files }: { files: Case['files'] }) {
  if (files.length === 0) return null;
  return (
    <ul role="list" className={css.files}>
      {files.map(({ name, bytes }, index) => (
        <li key={index}>
          <Icon of={icons.doc} />
          <bdi>{name}</bdi>
          <FileSize bytes={bytes} />
        </li>
      ))}
    </ul>
  );
}
