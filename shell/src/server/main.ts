/** Runs the shell server from the environment until it is told to stop. */
import { readSettings } from './index.ts';
import { runShell } from './run-shell.ts';

/** One sentence for what an operator can mend. */
function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `The port ${process.env['PORT'] ?? 8080} is taken. Stop what uses it, or set PORT.`;
  return error instanceof Error ? error.message : String(error);
}

process.env.NODE_ENV ??= 'production';
try {
  await runShell(readSettings(process.env));
} catch (error) {
  console.error(explain(error));
  // What follows the release store would keep the process.
  process.exit(1);
}
