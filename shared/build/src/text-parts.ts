/** Where texts are written, in `src/messages` and content files. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from './workspace.ts';

/** Folders with texts, from the root: the shell, every remote, and what several parts or the API say. */
export const textParts = (): string[] => {
  const remotes = readdirSync(REPOSITORY).filter((name) => name.startsWith('mf-'));
  const parts = ['shell', ...remotes, 'shared/ui', 'shared/contract', 'shared/contract/errors', 'shared/contract/fields', 'api'];
  return parts.filter((part) => existsSync(path.join(REPOSITORY, part, 'src/messages/en.json')));
};
