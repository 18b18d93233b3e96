import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { apiDocuments } from '#infra/api-docs.ts';
import type { Bundles } from '#infra/bundling/bundle-functions.ts';
import { formsOf, operationsOf, pagesOf } from '#infra/function-parts.ts';
import type { Stage } from '#infra/stages.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { addressOf } from '#shared/contract/operation.ts';
import { allowLogDelivery } from './constructs/edge-logs.ts';
import type { Provided } from './constructs/provided.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AsyncStack } from './stacks/async-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { DomainStack } from './stacks/domain-stack.ts';
import { FunctionsStack } from './stacks/functions-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { JobsStack } from './stacks/jobs-stack.ts';
import { MailStack } from './stacks/mail-stack.ts';
import { ObservabilityStack } from './stacks/observability-stack.ts';
import { SitesStack } from './stacks/sites-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

/** What visitors may send without an account: forms and public operations that write, by the start of their path. */
const publicWritePaths = (functions: readonly FunctionSpec[]): string[] => [
  ...functions.flatMap(formsOf),
  ...functions
    .flatMap(operationsOf)
    .filter(({ access, method }) => access === 'public' && method !== 'GET')
    .map((operation) => addressOf(operation).replace(/\{.*/, '')),
];

export interface ProductProps {
  readonly stage: Stage;
  readonly functions: readonly FunctionSpec[];
  readonly bundles: Bundles;
  /** The folder of the web build; without it the stage has no web app. */
  readonly webFolder: string;
}

/** Adds one stage of the product as CDK stacks, built from the descriptions alone. Every finding of cdk-nag fails the synthesis. */
export function addProduct(app: App, { stage, functions, bundles, webFolder }: ProductProps): void {
  const living = (home: Home) => functions.filter((spec) => homeOf(spec) === home);
  const { zone } = new DomainStack(app, stage);
  const kept = new DataStack(app, stage);
  const mailing = new MailStack(app, stage, zone);
  const { mail } = mailing;
  const given: Provided = { ...kept.given, mail };
  const identity = new IdentityStack(app, stage, { specs: living('identity'), bundles, provided: given });
  // The pool sends its codes from the domain that is proven there.
  identity.addDependency(mailing);
  const { identities, pool, webClient } = identity;
  const serving = { bundles, provided: { ...given, identities }, originSecret: kept.originSecret };
  const { functions: answering } = new FunctionsStack(app, stage, { ...serving, specs: living('functions') });
  const api = new ApiStack(app, stage, {
    ...serving,
    specs: living('api'),
    functions: answering,
    zone,
    pool,
    webClient,
  });
  const { sockets } = api;
  const provided: Provided = { ...given, identities, ...(sockets && { sockets }) };
  const async = new AsyncStack(app, stage, { specs: living('async'), bundles, provided });
  async.addDependency(api);
  new JobsStack(app, stage, { specs: living('jobs'), bundles, provided: { ...provided, bus: async.bus } });
  allowLogDelivery(kept.logs);
  new WebStack(app, stage, {
    zone,
    certificate: api.certificate,
    logs: kept.logs,
    uploads: kept.uploads,
    originSecret: kept.originSecret,
    userPoolId: pool.userPoolId,
    userPoolClientId: webClient.userPoolClientId,
    hasSocket: sockets !== undefined,
    publicWrites: publicWritePaths(functions),
    pagePaths: functions.flatMap(pagesOf),
    documents: apiDocuments('current'),
    webFolder,
  });
  new SitesStack(app, stage, kept.originSecret);
  new ObservabilityStack(app, stage, {
    tableName: kept.data.table.tableName,
    apiId: api.api.apiId,
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}

/** The stacks that functions live in, in the order they are built: each sees only what those before it made. */
type Home = 'identity' | 'functions' | 'api' | 'async' | 'jobs';

/**
 * Each function lives with what calls it.
 * @throws {Error} when callers of two stacks share a function: answering people and working for later scale and fail apart
 */
function homeOf(spec: FunctionSpec): Home {
  const callers: Readonly<Record<Home, boolean>> = {
    identity: Boolean(spec.answersIdentity),
    functions: Boolean(spec.serves ?? spec.renders ?? spec.receives),
    api: Boolean(spec.servesSocket),
    async: Boolean(spec.listensTo ?? spec.follows ?? spec.hearsMail ?? spec.receivesMail),
    jobs: Boolean(spec.runs),
  };
  const [home, ...others] = (Object.keys(callers) as Home[]).filter((each) => callers[each]);
  if (!home) throw new Error(`Nothing calls the function ${spec.name}.`);
  if (others.length > 0) throw new Error(`The function ${spec.name} has callers of ${home} and ${others.join(', ')}.`);
  return home;
}
