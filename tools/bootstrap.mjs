/**
 * First step of every command of package.json, in plain JavaScript for whatever Node the machine has: installs what the
 * lockfile asks for, finds Node 24 and hands over to the command written in TypeScript.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = 20;
const NEEDED_NODE = 24;
/** Commands that live with the part they belong to; every other one is `tools/src/<command>.ts`. */
const ELSEWHERE = { release: 'release/src/cli.ts', bench: 'bench/src/cli.ts', 'api-keys': 'api/src/api-keys/cli.ts' };

const major = (version) => Number(/^v?(\d+)/.exec(version)[1]);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Whether node_modules holds what package-lock.json names. npm records what it installed in
 * `node_modules/.package-lock.json`, last of all, so an interrupted install counts as none.
 */
function isInstalled() {
  const wanted = readJson('package-lock.json');
  const present = readJson('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted.packages).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    const found = present.packages[place];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found.version === entry.version && found.resolved === entry.resolved;
  });
}

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, Object.assign({ cwd: root, stdio: 'inherit' }, options));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve({ code: code === null ? 1 : code, signal }));
    // A terminal sends Ctrl-C to the whole group; what comes from elsewhere reaches this process alone.
    process.on('SIGINT', () => {
      if (!process.stdin.isTTY) child.kill('SIGINT');
    });
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  });
}

async function install() {
  const count = Object.keys((readJson('package-lock.json') || { packages: {} }).packages).length;
  console.log(`Installing ${count} packages as package-lock.json names them; this happens once per change of that file …`);
  const started = Date.now();
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { code } =
    npm && /\.c?js$/.test(npm)
      ? await run(process.execPath, [npm].concat(args))
      : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) fail(`The installation failed (npm's message is above). Is there a way to the npm registry, or a warm npm cache?`);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function findNode() {
  const windows = process.platform === 'win32';
  const bundled = path.join(
    root,
    'node_modules',
    `node-${windows ? 'win' : process.platform}-${process.arch}`,
    'bin',
    windows ? 'node.exe' : 'node',
  );
  if (existsSync(bundled)) return bundled;
  if (major(process.version) >= NEEDED_NODE) return process.execPath;
  return fail(
    `Node ${NEEDED_NODE} or newer is needed on this machine (${process.platform} ${process.arch}): no package brings it along here, and ${process.version} is running. Install it from https://nodejs.org and try again.`,
  );
}

async function main() {
  if (major(process.version) < OLDEST_NODE) {
    fail(`Node ${OLDEST_NODE} or newer is needed, ${process.version} is running. Install it from https://nodejs.org and try again.`);
  }
  const [command = '', ...args] = process.argv.slice(2);
  const script = Object.hasOwn(ELSEWHERE, command) ? ELSEWHERE[command] : `tools/src/${command}.ts`;
  if (!/^[a-z-]+$/.test(command) || !existsSync(path.join(root, script))) fail(`There is no command "${command}"; the README lists them.`);
  if (!isInstalled()) await install();
  const node = findNode();
  const bin = path.join(root, 'node_modules', '.bin');
  const env = Object.assign({}, process.env, { PATH: `${bin}${path.delimiter}${process.env.PATH || ''}` });
  const { code, signal } = await run(node, [path.join(root, script)].concat(args), { env });
  process.exitCode = signal ? 1 : code;
}

main().catch((error) => fail(error.message));
