/**
 * First step of every command of package.json, in plain JavaScript for whatever Node the machine has: installs what the
 * command needs of the lockfile, finds Node 24 and hands over to the command written in TypeScript.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { scriptOf, usesTestTools } from './commands.mjs';
import { arePackagesInstalled, hasTestTools, npmArguments } from './installation.mjs';
import { whenNpmEnds } from './npm-process.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** For a Node process that is to end with this one. */
const LIFELINE = ['--import', pathToFileURL(path.join(root, 'tools/lifeline.mjs')).href];
const OLDEST_NODE = 20;
const NEEDED_NODE = 24;

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

/** npm writes the second file last of all, so an interrupted install counts as none. */
const isInstalled = (withTestTools) => arePackagesInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'), withTestTools);

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, Object.assign({ cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }, options));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve({ code: code === null ? 1 : code, signal }));
    // A terminal sends Ctrl-C to the whole group; what comes from elsewhere reaches this process alone.
    process.on('SIGINT', () => {
      if (!process.stdin.isTTY) child.kill('SIGINT');
    });
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    whenNpmEnds(() => child.kill('SIGTERM'));
  });
}

function npm(args) {
  const script = process.env.npm_execpath;
  return script && /\.c?js$/.test(script)
    ? run(process.execPath, LIFELINE.concat(script, args))
    : run('npm', args, { shell: process.platform === 'win32', stdio: 'inherit' });
}

/** Adds what is missing to what is there, or installs afresh where that does not lead to what the lockfile names. */
async function install(withTestTools) {
  const present = readJson('node_modules/.package-lock.json');
  const tools = withTestTools || hasTestTools(present);
  const started = Date.now();
  const completes = tools && arePackagesInstalled(readJson('package-lock.json'), present, false);
  if (completes) {
    console.log('Adding the tools for tests and development; this happens once per change of package-lock.json …');
    await npm(npmArguments('install', true));
  }
  if (!completes || !isInstalled(true)) {
    console.log(`Installing the packages of package-lock.json${tools ? '' : ', without test tools'}; this happens once per change of that file …`);
    const { code } = await npm(npmArguments('ci', tools));
    if (code !== 0) fail(`The installation failed (npm's message is above). Is there a way to the npm registry, or a warm npm cache?`);
  }
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
  const script = scriptOf(command);
  if (!script || !existsSync(path.join(root, script))) fail(`There is no command "${command}"; the README lists them.`);
  const withTestTools = usesTestTools(command);
  if (!isInstalled(withTestTools)) await install(withTestTools);
  const node = findNode();
  const bin = path.join(root, 'node_modules', '.bin');
  const env = Object.assign({}, process.env, { PATH: `${bin}${path.delimiter}${process.env.PATH || ''}` });
  const { code, signal } = await run(node, LIFELINE.concat(path.join(root, script), args), { env });
  process.exitCode = signal ? 1 : code;
}

main().catch((error) => fail(error.message));
