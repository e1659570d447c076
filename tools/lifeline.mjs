/**
 * Loaded into a child process before its own code (`node --import`): asks it to finish as soon as the process that
 * started it is gone, even killed. The sign is the closed channel between the two (`stdio: [..., 'ipc']`).
 */
import process from 'node:process';

/** Longer than the servers take to drain. */
const LAST_MOMENT_MS = 15_000;

// What this process forks hears of its work over a channel of its own, and waits for it: no lifeline by inheritance.
const own = process.execArgv.indexOf(import.meta.url);
if (own > 0) process.execArgv.splice(own - 1, 2);

if (process.channel) {
  process.once('disconnect', () => {
    // Nobody reads what it prints any more.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
