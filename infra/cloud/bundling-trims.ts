import { builtinModules } from 'node:module';
import type { OnLoadResult, Plugin } from 'esbuild';

/** Modules that a function never needs in the cloud, and what stands in for them. docs/decisions/0004 has the figures. */
interface Trim {
  readonly module: RegExp;
  /** Only where this package asks for it. */
  readonly askedBy?: RegExp;
  readonly contents: string;
}

const trims: readonly Trim[] = [
  {
    // ElectroDB requires the whole document library; of it, it calls these.
    module: /^@aws-sdk\/lib-dynamodb$/,
    askedBy: /[\\/]electrodb[\\/]/,
    contents: `export { GetCommand, PutCommand, UpdateCommand, DeleteCommand, BatchWriteCommand, BatchGetCommand,
      ScanCommand, QueryCommand, TransactWriteCommand, TransactGetCommand } from '@aws-sdk/lib-dynamodb';`,
  },
  {
    module: /^@aws-sdk\/util-dynamodb$/,
    askedBy: /[\\/]electrodb[\\/]/,
    contents: "export { marshall, unmarshall } from '@aws-sdk/util-dynamodb';",
  },
  {
    // The client with a method for every command; ours sends commands.
    module: /^\.\/DynamoDBDocument$/,
    askedBy: /[\\/]lib-dynamodb[\\/]/,
    contents: 'export {};',
  },
  {
    // ElectroDB checks the shape of each model at every start; tests/infra/models.test.ts checks it once, before.
    module: /^jsonschema$/,
    askedBy: /[\\/]electrodb[\\/]/,
    contents: `export class Validator { addSchema() {} validate() { return { errors: [] }; } }
      Validator.prototype.customFormats = {};`,
  },
  {
    // Lambda hands its role's credentials to a function in the environment, the first place the full chain looks.
    module: /^@aws-sdk\/credential-provider-node$/,
    contents: `import { fromEnv } from '@aws-sdk/credential-provider-env';
      export const defaultProvider = (init) => fromEnv(init);`,
  },
  {
    // Only operations that stream events load it; we call none.
    module: /^@smithy\/core\/event-streams$/,
    contents: "export class EventStreamSerde { constructor() { throw new Error('Event streams are not bundled'); } }",
  },
];

const namespace = 'trimmed';

/** Replaces what a bundle does not need. A stand-in resolves its own imports as the module that asked would. */
export const trimModules: Plugin = {
  name: 'trim-modules',
  setup(build) {
    for (const [index, { module, askedBy, contents }] of trims.entries()) {
      build.onResolve({ filter: module }, ({ path, importer, resolveDir, namespace: from }) => {
        if (from === namespace || (askedBy && !askedBy.test(importer))) return undefined;
        return { path, namespace, pluginData: { index, resolveDir } };
      });
      build.onLoad({ filter: module, namespace }, ({ pluginData }): OnLoadResult | undefined =>
        pluginData.index === index ? { contents, loader: 'js', resolveDir: pluginData.resolveDir } : undefined,
      );
    }
  },
};

const builtins = new Set(builtinModules);

/**
 * Reads Node's own modules with process.getBuiltinModule(). An ESM import of node:http evaluates its lazy members, which
 * loads the whole of undici: 15 to 25 ms of every cold start on Node 24.
 */
export const builtinsWithoutFacade: Plugin = {
  name: 'builtins-without-facade',
  setup(build) {
    build.onResolve({ filter: /^(node:)?[a-z_0-9/]+$/ }, ({ path }) => {
      const name = path.replace(/^node:/, '');
      return builtins.has(name) ? { path: name, namespace: 'builtin' } : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(`node:${path}`)});`,
      loader: 'js',
    }));
  },
};
