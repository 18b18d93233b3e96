import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Bundles } from '#infra/bundling/bundle-functions.ts';
import type { Stage } from '#infra/stages.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import type { Provided } from '../constructs/provided.ts';
import { StageStack } from './stage-stack.ts';

export interface ServingProps {
  readonly specs: readonly FunctionSpec[];
  readonly bundles: Bundles;
  readonly provided: Provided;
  readonly originSecret: ISecret;
}

/** Functions that answer what comes through CloudFront. A stack apart from their routes: together they are too many for one. */
export class FunctionsStack extends StageStack {
  readonly functions: readonly ProductFunction[];

  constructor(scope: Construct, stage: Stage, props: ServingProps) {
    super(scope, 'functions', stage, 'Functions behind the HTTP API');
    this.functions = props.specs.map((spec) => serveWith(this, spec, props));
  }
}

/** It reads the origin's secret besides what it may: the guard in its bundle asks for it. */
export function serveWith(
  scope: Construct,
  spec: FunctionSpec,
  { bundles, provided, originSecret }: Omit<ServingProps, 'specs'>,
): ProductFunction {
  const made = new ProductFunction(scope, { spec, bundle: bundles.get(spec.name) ?? '', provided });
  made.lambda.addEnvironment('ORIGIN_SECRET_ID', originSecret.secretArn);
  made.allow(['secretsmanager:GetSecretValue'], [originSecret.secretArn]);
  return made;
}
