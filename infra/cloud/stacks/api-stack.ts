import { Aws } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { IHostedZone } from 'aws-cdk-lib/aws-route53';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { region, type Stage } from '#infra/stages.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import type { Bundles } from '../bundling.ts';
import { ProductApi } from '../constructs/product-api.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import { ProductSocket } from '../constructs/product-socket.ts';
import type { Provided, Sockets } from '../constructs/provided.ts';
import { certificateFor } from './domain-stack.ts';
import { StageStack } from './stage-stack.ts';

export interface ApiStackProps {
  readonly specs: readonly FunctionSpec[];
  readonly bundles: Bundles;
  readonly provided: Provided;
  readonly zone: IHostedZone;
  readonly pool: UserPool;
  readonly webClient: UserPoolClient;
  readonly originSecret: ISecret;
}

/** What browsers ask, behind CloudFront: an HTTP API with one route per operation, and a WebSocket API where a function serves it. */
export class ApiStack extends StageStack {
  readonly functions: readonly ProductFunction[];
  readonly api: HttpApi;
  readonly certificate: ICertificate;
  /** For the stacks after this one. */
  readonly sockets: Sockets | undefined;

  constructor(scope: Construct, stage: Stage, props: ApiStackProps) {
    super(scope, 'api', stage, 'HTTP and WebSocket APIs');
    this.certificate = certificateFor(this, props.zone, stage);
    const socket = props.specs.some(({ servesSocket }) => servesSocket)
      ? new ProductSocket(this, 'Socket', { stage, zone: props.zone, certificate: this.certificate })
      : undefined;
    this.sockets = socket?.socketsElsewhere;
    const provided = { ...props.provided, ...(socket && { sockets: socket.sockets }) };
    this.functions = props.specs.map((spec) => this.serveWith(spec, { ...props, provided }));
    const { api } = new ProductApi(this, 'Http', {
      stage,
      zone: props.zone,
      certificate: this.certificate,
      functions: this.functions,
      issuer: `https://cognito-idp.${region}.${Aws.URL_SUFFIX}/${props.pool.userPoolId}`,
      audience: props.webClient.userPoolClientId,
    });
    this.api = api;
    for (const { spec, lambda } of this.functions) if (spec.servesSocket) socket?.serveWith(lambda);
  }

  /** It reads the origin's secret besides what it may: the guard in its bundle asks for it. */
  private serveWith(spec: FunctionSpec, { bundles, provided, originSecret }: ApiStackProps): ProductFunction {
    const made = new ProductFunction(this, { spec, bundle: bundles.get(spec.name) ?? '', provided });
    made.lambda.addEnvironment('ORIGIN_SECRET_ID', originSecret.secretArn);
    made.allow(['secretsmanager:GetSecretValue'], [originSecret.secretArn]);
    return made;
  }
}
