import { Aws } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { IHostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { region, type Stage } from '#infra/stages.ts';
import { ProductApi } from '../constructs/product-api.ts';
import type { ProductFunction } from '../constructs/product-function.ts';
import { ProductSocket } from '../constructs/product-socket.ts';
import type { Sockets } from '../constructs/provided.ts';
import { certificateFor } from './domain-stack.ts';
import { type ServingProps, serveWith } from './functions-stack.ts';
import { StageStack } from './stage-stack.ts';

export interface ApiStackProps extends ServingProps {
  /** What its routes lead to. */
  readonly functions: readonly ProductFunction[];
  readonly zone: IHostedZone;
  readonly pool: UserPool;
  readonly webClient: UserPoolClient;
}

/** What browsers ask, behind CloudFront: an HTTP API over functions that are there, and a WebSocket API with its own. */
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
    this.functions = props.specs.map((spec) => serveWith(this, spec, { ...props, provided }));
    const { api } = new ProductApi(this, 'Http', {
      stage,
      zone: props.zone,
      certificate: this.certificate,
      functions: props.functions,
      issuer: `https://cognito-idp.${region}.${Aws.URL_SUFFIX}/${props.pool.userPoolId}`,
      audience: props.webClient.userPoolClientId,
    });
    this.api = api;
    for (const { spec, lambda } of this.functions) if (spec.servesSocket) socket?.serveWith(lambda);
  }
}
