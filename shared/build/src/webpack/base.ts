/** What all builds have in common: TypeScript by swc, CSS modules, files, minimising. */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { unstampedClass } from '../build-id.ts';
import { IntegrityPlugin } from '../plugins/integrity.ts';
import { PathOnlyPublicPathPlugin } from '../plugins/path-only-public-path.ts';
import { StableModuleIds } from '../plugins/stable-module-ids.ts';
import { REPOSITORY } from '../workspace.ts';

// Left alone, the federation plugin looks for webpack by calling it wrongly, which compiles the schema of all its options.
process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');

export type Mode = 'production' | 'development';

/** One webpack run: the files for browsers, or the CommonJS files that the shell server renders with. */
export interface BuildContext {
  /** Workspace folder. */
  readonly dir: string;
  /** Artifact folder; `client/` and `server/` are made in it. */
  readonly out: string;
  /** Id of the build in global names; production builds carry the mark that becomes it. */
  readonly build: string;
  /** Names that production builds give to classes are put in here, to be stamped with the id. */
  readonly classes: Set<string>;
  readonly mode: Mode;
  /** Folder of the form library's style sheets (`antd/group-styles.ts`); the shell's builds have it. */
  readonly antdStyles?: string;
  /** Fast refresh inside the remote; development only. */
  readonly refresh?: boolean;
}

/** Stands in server bundles for the address of the artifact's `client/` folder; the shell server fills it in. */
export const CLIENT_BASE_MARK = '/@amberlane-client@/';

/** The single Trusted Types policy name of all builds (`allow-duplicates` in the header). */
export const TRUSTED_TYPES_POLICY = 'amberlane';

const typescript = ({ mode, refresh }: BuildContext, client: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        react: { runtime: 'automatic', development: mode === 'development' && client, refresh: Boolean(refresh && client) },
      },
    },
  },
});

/** A class of one build is never that of another build, nor of another remote: their rules stand in one page. */
const classNames = ({ dir, mode, classes }: BuildContext) =>
  mode === 'production'
    ? { getLocalIdent: ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string) => collected(classes, unstampedClass(path.relative(REPOSITORY, resourcePath).split(path.sep).join('/'), local)) }
    : { localIdentContext: REPOSITORY, localIdentHashSalt: path.basename(dir), localIdentName: '[name]_[local]_[hash:base64:4]' };

function collected(classes: Set<string>, name: string): string {
  classes.add(name);
  return name;
}

const styles = (context: BuildContext, client: boolean): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    ...(client ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          ...classNames(context),
          exportOnlyLocals: !client,
        },
      },
    },
  ],
});

const files = (client: boolean): RuleSetRule => ({
  test: /\.(svg|png|webp|avif)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: client },
});

/** Prose: the page carries the structure, the sentences are messages. */
const content: RuleSetRule = { test: /\.md$/, loader: path.join(REPOSITORY, 'shared/build/src/content/content-loader.mjs') };

/** All texts of the site, for the gallery. */
const siteTexts = (isServer: boolean): RuleSetRule => ({ test: /\.texts$/, loader: path.join(REPOSITORY, 'shared/build/src/site-texts-loader.mjs'), options: { isServer } });

/**
 * What makes a rebuild after an edit quick: modules that were not edited are neither resolved nor computed again.
 * `unsafeCache` misses a new file that would win over one that was found before; a restart finds it.
 */
const QUICK_REBUILDS: Configuration = {
  watchOptions: { aggregateTimeout: 5 },
  cache: { type: 'memory', cacheUnaffected: true },
  experiments: { cacheUnaffected: true },
};

const common = (context: BuildContext): Configuration => ({
  ...(context.refresh && QUICK_REBUILDS),
  mode: context.mode,
  // As files: the page's policy allows no evaluated code. Artifacts carry none.
  devtool: context.refresh ? 'cheap-module-source-map' : false,
  context: context.dir,
  resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
  performance: false,
  stats: 'none',
  infrastructureLogging: { level: 'error' },
});

/**
 * Name of a chunk's file, without its ending. Hot reload finds a style sheet by its address, so in a development server
 * the address stays the same when the content changes.
 */
const chunkName = ({ refresh }: BuildContext): string => (refresh ? '[name]' : '[name].[contenthash:8]');

/** Browser half of a build; the caller adds entry and federation. */
export function clientBase(context: BuildContext, uniqueName: string): Configuration {
  return {
    ...common(context),
    name: 'client',
    target: ['web', 'es2022'],
    output: {
      path: path.join(context.out, 'client'),
      publicPath: 'auto',
      uniqueName,
      // names hold no hash: the folder is content-addressed, and federation can't hash its entry
      filename: '[name].js',
      chunkFilename: `${chunkName(context)}.js`,
      crossOriginLoading: 'anonymous',
      // A line that hangs is told to the reader; webpack would wait for two minutes.
      chunkLoadTimeout: 30_000,
      trustedTypes: { policyName: TRUSTED_TYPES_POLICY },
      strictModuleErrorHandling: true,
    },
    module: { rules: [typescript(context, true), styles(context, true), files(true), content, siteTexts(false)], ...(context.refresh && { unsafeCache: true }) },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // What does not compile is not sent to the page: the last state stays, under the card with the error.
      ...(context.refresh && { emitOnErrors: false }),
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: `${chunkName(context)}.css`, ignoreOrder: context.refresh === true }),
      new IntegrityPlugin(),
      new StableModuleIds(),
      new PathOnlyPublicPathPlugin(),
    ],
  };
}

/** Server half: one CommonJS file per entry, shared modules left to the realm that loads it. */
export function serverBase(context: BuildContext, externals: readonly string[]): Configuration {
  const outside = new Set(externals);
  return {
    ...common(context),
    name: 'server',
    target: 'node24',
    output: {
      path: path.join(context.out, 'server'),
      publicPath: CLIENT_BASE_MARK,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    module: { rules: [typescript(context, false), styles(context, false), files(false), content, siteTexts(true)] },
    externals: [({ request }, done) => (request && outside.has(request) ? done(undefined, `commonjs ${request}`) : done())],
    optimization: { minimize: false, splitChunks: false, moduleIds: 'deterministic' },
  };
}
