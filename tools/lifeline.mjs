/**
 * Loaded into a child process before its own code (`node --import`): asks it to finish as soon as the process that
 * started it is gone, even killed. The sign is the closed channel between the two (`stdio: [..., 'ipc']`).
 */
import process from 'node:process';

/** Longer than the servers take to drain. */
const LAST_MOMENT_MS = 15_000;

if (process.channel) {
  process.once('disconnect', () => {
    // Nobody reads what it prints any more.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
