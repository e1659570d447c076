/** Runs webpack once and speaks plainly when it fails. */
import webpack, { type Configuration } from 'webpack';

/** Builds all configurations, in the order given. Throws with webpack's own messages. */
export async function runWebpack(name: string, configurations: readonly Configuration[]): Promise<void> {
  const compiler = webpack(Object.assign([...configurations], { parallelism: 1 }));
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error ?? new Error(`${name}: no result`)) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors()) throw new Error(`${name} does not build:\n${stats.toString({ all: false, errors: true, errorDetails: true })}`);
}
