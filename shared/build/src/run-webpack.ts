/** Runs webpack once and speaks plainly when it fails. */
import webpack, { type Configuration } from 'webpack';
import type { FilesRead } from './build-inputs.ts';

/** Builds all configurations, in the order given; gives what they read. Throws with webpack's own messages. */
export async function runWebpack(name: string, configurations: readonly Configuration[]): Promise<FilesRead> {
  const compiler = webpack(Object.assign([...configurations], { parallelism: 1 }));
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error ?? new Error(`${name}: no result`)) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors()) throw new Error(`${name} does not build:\n${stats.toString({ all: false, errors: true, errorDetails: true })}`);
  const compilations = stats.stats.map(({ compilation }) => compilation);
  return {
    files: compilations.flatMap(({ fileDependencies }) => [...fileDependencies]),
    folders: compilations.flatMap(({ contextDependencies }) => [...contextDependencies]),
    missing: compilations.flatMap(({ missingDependencies }) => [...missingDependencies]),
  };
}
