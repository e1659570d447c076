/** The npm process that runs a script of package.json, which can't tell its children when it is killed. */
import { readFileSync } from 'node:fs';
import process from 'node:process';

const POLL_MS = 500;

/** Parent and state of a process where the system has /proc; null elsewhere, and where there is no such process. */
function statusOf(pid) {
  try {
    // "4711 (name, which may hold spaces) S 1 …"
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return null;
  }
}

const SHELL = /^[^\0]*\b(ba|da|z|k)?sh\0/;

/** npm runs a script in a shell, which most often becomes the script itself, but may stay between the two. */
function isShell(pid) {
  try {
    return SHELL.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return statusOf(pid)?.state !== 'Z';
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Calls back once when npm, or the shell that it runs the script in, is gone; never where npm did not start this process. */
export function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = (isShell(parent) ? statusOf(parent)?.parent : null) ?? parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent) && isAlive(npm)) return;
    clearInterval(timer);
    callback();
  }, POLL_MS);
  timer.unref();
}
