import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import type { OnLoadResult, Plugin } from 'esbuild';

/** Modules that a function never needs in the cloud, and what stands in for them. docs/decisions/0004 has the figures. */
interface Trim {
  readonly module: RegExp;
  /** Only where this package asks for it. */
  readonly askedBy?: RegExp;
  readonly contents: string;
  /** True when it must be kept although nothing of it is named. */
  readonly hasEffects?: true;
}

const trims: readonly Trim[] = [
  {
    // A module that is required is kept whole, so what ElectroDB requires of the SDK is handed to it instead. Its own
    // parts are taken one by one: a function without a Service carries none.
    module: /^electrodb$/,
    contents: `import { GetCommand, PutCommand, UpdateCommand, DeleteCommand, BatchWriteCommand, BatchGetCommand,
        ScanCommand, QueryCommand, TransactWriteCommand, TransactGetCommand } from '@aws-sdk/lib-dynamodb';
      import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
      import handed from 'handed-to-electrodb';
      Object.assign(handed, { GetCommand, PutCommand, UpdateCommand, DeleteCommand, BatchWriteCommand, BatchGetCommand,
        ScanCommand, QueryCommand, TransactWriteCommand, TransactGetCommand, marshall, unmarshall });
      export { Entity } from 'electrodb/src/entity.js';
      export { Service } from 'electrodb/src/service.js';
      export { CustomAttributeType } from 'electrodb/src/schema.js';`,
    hasEffects: true,
  },
  { module: /^handed-to-electrodb$/, contents: 'module.exports = {};' },
  {
    // Every schema carries how to describe itself as a JSON Schema, which functions never ask; `min` and `max` do use this.
    module: /^\.\.\/core\/json-schema-processors\.js$/,
    askedBy: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
    contents: "export { aggregateChecks } from '../core/json-schema-processors.js';",
  },
  {
    module: /^\.\.\/core\/to-json-schema\.js$/,
    askedBy: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
    contents: `const refuse = () => () => { throw new Error('Functions make no JSON Schemas'); };
      export const createStandardJSONSchemaMethod = refuse, createToJSONSchemaMethod = refuse;`,
  },
  {
    module: /^@aws-sdk\/(lib|util)-dynamodb$/,
    askedBy: /[\\/]electrodb[\\/]/,
    contents: "module.exports = require('handed-to-electrodb');",
  },
  {
    // The client with a method for every command; ours sends commands.
    module: /^\.\/DynamoDBDocument$/,
    askedBy: /[\\/]lib-dynamodb[\\/]/,
    contents: 'export {};',
  },
  {
    // ElectroDB checks the shape of each model at every start; every test that uses an entity has checked it before. What
    // remains is the question by which it tells a model from an entity.
    module: /^jsonschema$/,
    askedBy: /[\\/]electrodb[\\/]/,
    contents: `export class Validator {
        addSchema() {}
        validate(model) {
          const isModel = Boolean(model && !model._instance && model.attributes && model.indexes);
          return { errors: isModel ? [] : [{ property: 'instance', message: 'is no model' }] };
        }
      }
      Validator.prototype.customFormats = {};`,
  },
  {
    // Lambda hands its role's credentials to a function in the environment, the first place the full chain looks.
    module: /^@aws-sdk\/credential-provider-node$/,
    contents: `import { fromEnv } from '@aws-sdk/credential-provider-env';
      export const defaultProvider = (init) => fromEnv(init);`,
  },
  {
    // Signing falls back to it on a Node without a SHA-256 of its own.
    module: /^\.\/Sha256Js$/,
    askedBy: /[\\/]checksum[\\/]sha256[\\/]Sha256Node\.js$/,
    contents: "export class Sha256Js { constructor() { throw new Error('Node hashes by itself'); } }",
  },
  {
    // Lambda has no files of profiles; every client would look for them at its start.
    module: /^\.\.\/shared-ini-file-loader\/loadSharedConfigFiles$/,
    contents: 'export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });',
  },
  {
    // Retries are paced by the standard strategy, unless AWS_RETRY_MODE is set.
    module: /^\.\.\/util-retry\/AdaptiveRetryStrategy$/,
    askedBy: /[\\/]middleware-retry[\\/]configurations\.js$/,
    contents: "export class AdaptiveRetryStrategy { constructor() { throw new Error('Not bundled'); } }",
  },
  {
    // Asked of a machine that does not know its region; Lambda says it in the environment.
    module: /[\\/]getInstanceMetadataRegion$/,
    contents: 'export const getInstanceMetadataRegion = async () => undefined;',
  },
  {
    // The names of all regions of all partitions; ours is one of the commercial partition (`infra/stages.ts`).
    module: /^\.\/partitions$/,
    askedBy: /[\\/]util-endpoints[\\/]lib[\\/]aws[\\/]partition\.js$/,
    contents: `export const partitionsInfo = { version: '1.1', partitions: [{ id: 'aws', regionRegex: '^us-', regions: {},
      outputs: { dnsSuffix: 'amazonaws.com', dualStackDnsSuffix: 'api.aws', implicitGlobalRegion: 'us-east-1', name: 'aws',
        supportsDualStack: true, supportsFIPS: true } }] };`,
  },
  {
    // Endpoint discovery is off for DynamoDB unless it is turned on.
    module: /^@aws-sdk\/middleware-endpoint-discovery$/,
    contents: `export const resolveEndpointDiscoveryConfig = (config) => config;
      export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
        environmentVariableSelector: () => undefined, configFileSelector: () => undefined, default: undefined,
      };`,
  },
  {
    // Pages are rendered whole, by the renderer beside it; nothing streams one.
    module: /^\.\/cjs\/react-dom-server\.node\.production\.js$/,
    askedBy: /[\\/]react-dom[\\/]server\.node\.js$/,
    contents: 'module.exports = {};',
  },
  {
    // Only operations that stream events load it; we call none.
    module: /^@smithy\/core\/event-streams$/,
    contents: "export class EventStreamSerde { constructor() { throw new Error('Event streams are not bundled'); } }",
  },
];

const clientSchemas = /@aws-sdk[\\/]client-[^\\/]+[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/;
/** Errors whose members or class are read; any other arrives as its client's base error, with its own name. */
const knownErrors =
  /^(\w*ServiceException|ConditionalCheckFailedException|Transaction\w+|\w*Throttl\w*|ProvisionedThroughput\w+)$/;

/** A client registers the errors of every operation it has, and so keeps a class and a schema of each. */
const withoutErrorsOfOthers = (source: string): string =>
  [/^export var (\w+)\$ = \[-3,[^;]*\n\];$/gm, /^\w+_registry\.registerError\(\w+\$, (\w+)\);$/gm].reduce(
    (rest, error) => rest.replaceAll(error, (part, name: string) => (knownErrors.test(name) ? part : '')),
    source,
  );

const namespace = 'trimmed';
const resolving = Symbol('resolving');

/** Replaces what a bundle does not need. A stand-in resolves its own imports as the module that asked would. */
export const trimModules: Plugin = {
  name: 'trim-modules',
  setup(build) {
    build.onResolve({ filter: /^electrodb\/src\// }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === resolving) return undefined;
      const { path: file } = await build.resolve(path, { resolveDir, kind, pluginData: resolving });
      return { path: file, sideEffects: false };
    });
    // A client's whole package.json would come along for its version.
    build.onLoad({ filter: /@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    build.onLoad({ filter: clientSchemas }, async ({ path }) => ({
      contents: withoutErrorsOfOthers(await readFile(path, 'utf8')),
    }));
    for (const [index, { module, askedBy, contents, hasEffects = false }] of trims.entries()) {
      build.onResolve({ filter: module }, ({ path, importer, resolveDir, namespace: from }) => {
        if ((from === namespace && !module.test('handed-to-electrodb')) || (askedBy && !askedBy.test(importer)))
          return undefined;
        return { path, namespace, pluginData: { index, resolveDir }, sideEffects: hasEffects };
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
