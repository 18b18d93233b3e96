import { Fn, Stack } from 'aws-cdk-lib';
import {
  type CfnApi,
  type CfnStage,
  DomainName,
  SecurityPolicy,
  WebSocketApi,
  WebSocketStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { removalOf } from '../removal.ts';
import { acknowledge } from './acknowledge.ts';
import type { OriginProps } from './product-api.ts';
import type { Sockets } from './provided.ts';

/** The path under which browsers open the socket, on the web app's origin. */
export const socketPath = '/ws';

/** An HTTP API and a WebSocket API cannot share a domain. */
export const socketOriginHost = ({ domain }: Stage): string => `ws-origin.${domain}`;

/** The WebSocket API. Who connects is decided by the function at `$connect`, which a browser reaches without headers of ours. */
export class ProductSocket extends Construct {
  readonly sockets: Sockets;
  /** The same, for other stacks: by a name of our own, which a finding can be acknowledged by. */
  readonly socketsElsewhere: Sockets;
  private readonly live: WebSocketStage;
  private readonly api: WebSocketApi;

  constructor(scope: Construct, id: string, props: OriginProps) {
    super(scope, id);
    const { stage, zone, certificate } = props;
    this.api = new WebSocketApi(this, 'Api', { apiName: `rovers-${stage.name}-socket` });
    (this.api.node.defaultChild as CfnApi).disableExecuteApiEndpoint = true;
    const domainName = new DomainName(this, 'Domain', {
      domainName: socketOriginHost(stage),
      certificate,
      securityPolicy: SecurityPolicy.TLS_1_2,
    });
    this.live = new WebSocketStage(this, 'Live', {
      webSocketApi: this.api,
      stageName: 'live',
      autoDeploy: true,
      throttle: { rateLimit: stage.apiLimits.rate, burstLimit: stage.apiLimits.burst },
      domainMapping: { domainName, mappingKey: socketPath.slice(1) },
    });
    // Messages leave room for those who connect and for what is closed.
    (this.live.node.defaultChild as CfnStage).routeSettings = {
      $default: { ThrottlingRateLimit: stage.apiLimits.rate / 2, ThrottlingBurstLimit: stage.apiLimits.burst / 2 },
    };
    this.logAccess(this.live, stage);
    const { regionalDomainName, regionalHostedZoneId } = domainName;
    new ARecord(this, 'Record', {
      zone,
      recordName: socketOriginHost(stage),
      target: RecordTarget.fromAlias(new ApiGatewayv2DomainProperties(regionalDomainName, regionalHostedZoneId)),
    });
    const { apiId } = this.api;
    const exported = `rovers-${stage.name}-socket-api`;
    const stack = Stack.of(this);
    stack.exportValue(apiId, { name: exported });
    this.sockets = this.socketsOf(apiId, `<${stack.getLogicalId(this.api.node.defaultChild as CfnApi)}>`, stage);
    this.socketsElsewhere = this.socketsOf(Fn.importValue(exported), exported, stage);
  }

  private socketsOf(apiId: string, apiIdInFindings: string, stage: Stage): Sockets {
    const arnOf = (method: string) =>
      Stack.of(this).formatArn({
        service: 'execute-api',
        resource: apiId,
        resourceName: `live/${method}/@connections/*`,
      });
    return {
      endpoint: `https://${socketOriginHost(stage)}${socketPath}`,
      connectionArns: ['POST', 'DELETE'].map(arnOf),
      apiIdInFindings,
    };
  }

  serveWith(handler: IFunction): void {
    for (const key of ['$connect', '$disconnect', '$default']) {
      const route = this.api.addRoute(key, {
        integration: new WebSocketLambdaIntegration(key.slice(1), handler),
      });
      // The stage's settings name routes, so it comes after them.
      this.live.node.addDependency(route);
      acknowledge(route, { APIG4: 'The function checks the token at $connect: browsers cannot send it in a header.' });
    }
    handler.addPermission('Socket', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.api.arnForExecuteApiV2(),
    });
  }

  private logAccess(live: WebSocketStage, stage: Stage): void {
    const logs = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/rovers/${stage.name}/socket-access`,
      retention: stage.logDays,
      removalPolicy: removalOf(stage),
    });
    const format = { requestId: '$context.requestId', route: '$context.routeKey', status: '$context.status' };
    (live.node.defaultChild as CfnStage).accessLogSettings = {
      destinationArn: logs.logGroupArn,
      format: JSON.stringify(format),
    };
  }
}
