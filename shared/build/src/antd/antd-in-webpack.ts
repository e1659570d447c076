/** What the shell's builds need to carry the form library without its styles: replacements, loaders, chunk names. */
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Configuration, Module, RuleSetRule } from 'webpack';
import { ANTD_GROUPS, facadeOf, groupOfFacade, SCHEMA_FACADE } from '../shared-modules.ts';
import { ReplacementPlugin, type Replacements } from '../plugins/replacement.ts';
import { styleFile } from './style-files.ts';

/** Module of a library (end of its path, or of the request for it) → file of `replaced/` that stands for it. */
const REPLACEMENTS: Replacements = [
  [/antd\/es\/theme\/useToken(?:\.js)?$/, 'use-token.ts'],
  [/antd\/es\/theme\/util\/genStyleUtils(?:\.js)?$/, 'style-hooks.ts'],
  [/antd\/es\/theme\/util\/useResetIconStyle(?:\.js)?$/, 'no-icon-style.ts'],
  [/antd\/es\/theme\/context(?:\.js)?$/, 'no-theme.ts'],
  [/antd\/es\/_util\/wave\/useWave(?:\.js)?$/, 'no-wave.ts'],
  [/antd\/es\/tooltip\/util(?:\.js)?$/, 'no-tooltip-colors.ts'],
  [/antd\/es\/(?:empty|tree|skeleton)(?:\/index\.js)?$/, 'no-picture.ts'],
  [/antd\/es\/config-provider\/defaultRenderEmpty(?:\.js)?$/, 'no-picture.ts'],
  [/antd\/es\/spin(?:\/index\.js)?$/, 'busy.tsx'],
  [/antd\/es\/progress(?:\/index\.js)?$/, 'native-progress.tsx'],
  [/^@ant-design\/cssinjs$/, 'no-cssinjs.ts'],
  [/@ant-design\/icons\/es\/colorUtils(?:\.js)?$/, 'no-color-shades.ts'],
  [/@ant-design\/icons\/es\/cssUtils(?:\.js)?$/, 'no-icon-css.ts'],
  [/@rc-component\/util\/es\/Dom\/dynamicCSS(?:\.js)?$/, 'adopted-styles.ts'],
];

/** Report of a build, beside its files: `AntdFiles`. Read and removed by who writes the manifest. */
export const ANTD_REPORT = 'antd-files.json';

export interface AntdFiles {
  /** Files of each group, what it shares with others included, in the order of loading. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Files of the library's words, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

const NAMED = /^ui-(words-)?(.+)$/;

/** Names the chunk of each facade that federation provides, and reports which files a group has. */
class GroupChunkPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    const report = (compilation: Compilation): void => {
      const groups: Record<string, readonly string[]> = {};
      const words: Record<string, readonly string[]> = {};
      for (const [name, group] of compilation.namedChunkGroups) {
        const [, isWords, of = ''] = NAMED.exec(name) ?? [];
        if (of) (isWords ? words : groups)[of] = group.getFiles();
      }
      const files: AntdFiles = { groups, words };
      compilation.emitAsset(ANTD_REPORT, new sources.RawSource(JSON.stringify(files)));
    };
    compiler.hooks.thisCompilation.tap('AntdGroupChunk', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'AntdGroupChunk', stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () => report(compilation));
      compilation.hooks.succeedModule.tap('AntdGroupChunk', (module) => {
        const name = module.type === 'provide-module' ? chunkOfFacade(requestOf(module)) : null;
        const [block] = module.blocks;
        if (name && block && 'groupOptions' in block) block.groupOptions = { ...(block.groupOptions as object), name };
      });
    });
  }
}

/** The path that a provided module provides. */
const requestOf = (module: Module): string => module.identifier().split(' = ').at(-1) ?? '';

const chunkOfGroup = (group: string): string => `ui-${group}`;

/** Name of the chunk that holds a module which the shell provides lazily: files are known by it. */
function chunkOfFacade(file: string): string | null {
  const group = groupOfFacade(file);
  return group ? chunkOfGroup(group) : file === SCHEMA_FACADE ? 'schemas' : null;
}

/** Modules that groups may hold together. Chinese words of one component are named by another: they stay with both. */
const LIBRARY = /^(?!.*[\\/]locale[\\/]zh_CN).*(?:[\\/]node_modules[\\/](?:antd|@rc-component|@ant-design|@babel[\\/]runtime|clsx|dayjs|scroll-into-view-if-needed|compute-scroll-into-view|throttle-debounce|json2mq|is-mobile|react-is|@emotion|stylis)[\\/]|[\\/]shared[\\/]ui[\\/]src[\\/]antd[\\/]|[\\/]shared[\\/]build[\\/]src[\\/]antd[\\/]|\.antd[\\/]base\.css)/;

const LIBRARY_RULES: readonly RuleSetRule[] = [
  { test: /[\\/]antd[\\/]es[\\/].*[\\/]style[\\/].*\.js$/, loader: path.join(import.meta.dirname, 'style-cut-loader.cjs') },
  // their package.json does not say so: without it a page carries whatever an index file names
  { test: /[\\/]node_modules[\\/](?:@rc-component|@ant-design)[\\/].*\.js$/, sideEffects: false },
];

const groupStyles = (folder: string): RuleSetRule[] =>
  ANTD_GROUPS.map((group) => ({
    include: facadeOf(group),
    enforce: 'pre',
    loader: path.join(import.meta.dirname, 'group-style-loader.cjs'),
    options: { files: [styleFile(folder, 'base'), styleFile(folder, group)] },
  }));

/** Adds the groups to the shell's browser build; `styles` is the folder of their style sheets. */
export function withAntdGroups(configuration: Configuration, styles: string): Configuration {
  return {
    ...configuration,
    module: { rules: [...(configuration.module?.rules ?? []), ...LIBRARY_RULES, ...groupStyles(styles)] },
    optimization: {
      ...configuration.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          // what forms and another group have in common in one file, what only the others have in common in a second
          antd: {
            test: LIBRARY,
            name: (_module: Module, chunks: readonly Chunk[]) => (chunks.some(({ name }) => name === chunkOfGroup('form')) ? 'ui-common' : 'ui-panels'),
            minChunks: 2,
            priority: 1,
            enforce: true,
          },
          defaultVendors: false,
        },
      },
    },
    plugins: [...(configuration.plugins ?? []), new ReplacementPlugin(path.join(import.meta.dirname, 'replaced'), REPLACEMENTS), new GroupChunkPlugin()],
  };
}

/** The same modules in the server's bundle of all groups: what it renders is what the browser takes over. */
export function withAntdReplaced(configuration: Configuration): Configuration {
  return {
    ...configuration,
    module: { rules: [...(configuration.module?.rules ?? []), ...LIBRARY_RULES] },
    plugins: [...(configuration.plugins ?? []), new ReplacementPlugin(path.join(import.meta.dirname, 'replaced'), REPLACEMENTS)],
  };
}
