import { expect, it } from '@jest/globals';
import { buildOfPath } from './build-of-path.ts';

const ID = 'a'.repeat(64);

it.each([
  ['the site itself', `/remotes/mf-tracking/${ID}/client/`],
  ['a CDN in front of it', `https://cdn.example/remotes/mf-tracking/${ID}/client/`],
])('reads the build from where its files are: %s', (_where, path) => expect(buildOfPath(path)).toBe(ID));

it.each(['', 'http://127.0.0.1:4310/', `/remotes/mf-tracking/${ID}/server/`])('names no artifact where none was made: "%s"', (path) => expect(buildOfPath(path)).toBe('sources'));
