import { Duration, Stack, Tags, Token } from 'aws-cdk-lib';
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { messagesOf, pagesOf } from '#infra/function-parts.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { shareImagePrefix } from '#shared/look/share-image.ts';
import { removalOf } from '../removal.ts';
import { acknowledge } from './acknowledge.ts';
import { grantOf } from './capabilities.ts';
import type { Provided } from './provided.ts';

export interface ProductFunctionProps {
  readonly spec: FunctionSpec;
  /** The folder of its bundle. */
  readonly bundle: string;
  readonly provided: Provided;
}

/** A function of the product: its own role, exactly what `may` says, its own log group. */
export class ProductFunction extends Construct {
  readonly spec: FunctionSpec;
  readonly lambda: LambdaFunction;
  readonly role: Role;

  constructor(scope: Construct, { spec, bundle, provided }: ProductFunctionProps) {
    super(scope, spec.name);
    const { stage } = provided;
    const functionName = `rovers-${stage.name}-${spec.name}`;
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: stage.logDays,
      removalPolicy: removalOf(stage),
    });
    this.spec = spec;
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(this.role);
    const given = spec.may.map((capability) => grantOf(capability, provided));
    for (const { statements } of given) for (const statement of statements) this.role.addToPolicy(statement);
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName,
      description: describe(spec),
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(bundle),
      role: this.role,
      logGroup,
      memorySize: spec.memoryMb ?? 256,
      timeout: Duration.seconds(spec.timeoutSeconds ?? 10),
      environment: Object.assign({}, ...given.map(({ environment }) => environment)),
    });
    this.acknowledgeConnections(provided);
    this.acknowledgeFiles(provided);
    Tags.of(this.lambda).add('rovers:function', spec.name);
    acknowledge(this.lambda, {
      L1: 'Node 24 is the newest runtime of Lambda for Node and the one the product is tested on.',
    });
  }

  /** Connections come and go, so of a name that ends in one only the rest can be told. */
  private acknowledgeConnections({ sockets }: Provided): void {
    if (!sockets || !this.spec.may.includes('pushToSockets')) return;
    const { region, account } = Stack.of(this);
    const where = `arn:aws:execute-api:${region}:${Token.isUnresolved(account) ? '<AWS::AccountId>' : account}`;
    const reason = 'Any connection of this API, and nothing else: connections have no names before they are there.';
    for (const method of ['POST', 'DELETE'])
      acknowledge(this.role, {
        [`IAM5[Resource::${where}:${sockets.apiIdInFindings}/live/${method}/@connections/*]`]: reason,
      });
  }

  /** The same holds for files. */
  private acknowledgeFiles({ uploads }: Provided): void {
    const { may } = this.spec;
    const prefixes = [
      ...(may.includes('keepUploads') ? ['incoming', 'media', 'files'] : []),
      ...(may.includes('readUploads') ? ['files'] : []),
      ...(may.includes('keepShareImages') ? ['media', shareImagePrefix.slice(0, -1)] : []),
    ];
    const reason = 'Files below one prefix of the bucket, and nothing else: they have no names before they are there.';
    for (const prefix of new Set(uploads ? prefixes : []))
      acknowledge(this.role, { [`IAM5[Resource::${uploads?.arnInFindings}/${prefix}/*]`]: reason });
  }

  /** Lets the function do something that follows from how it is called, not from its `may`. */
  allow(actions: readonly string[], resources: readonly string[]): void {
    this.role.addToPolicy(
      new PolicyStatement({ effect: Effect.ALLOW, actions: [...actions], resources: [...resources] }),
    );
  }
}

/** What calls it, for readers of the console. */
function describe(spec: FunctionSpec) {
  const { under, serves, renders, receives, listensTo, follows, runs } = spec;
  const { answersIdentity, servesSocket, hearsMail, receivesMail } = spec;
  const calls = [
    serves && `answers under ${under}`,
    renders && `renders ${pagesOf(spec).join(', ')}`,
    receives && `receives ${receives.posts.join(', ')}`,
    listensTo &&
      `listens to ${messagesOf(spec)
        .map(({ name }) => name)
        .join(', ')}`,
    follows && `follows ${follows.entities.join(', ')}`,
    runs && `runs ${runs.map(({ job }) => job).join(', ')}`,
    answersIdentity && 'answers the sign-in service',
    servesSocket && 'serves the socket',
    hearsMail && 'hears of sent mail',
    receivesMail && 'takes in replies',
  ];
  return calls.filter(Boolean).join('; ').slice(0, 256);
}
