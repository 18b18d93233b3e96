import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  ApiMapping,
  type CfnStage,
  DomainName,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  LogGroupLogDestination,
  SecurityPolicy,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { ARecord, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import { type ApiRoute, apiRoutesOf, keyOf } from '#infra/api-routes.ts';
import { formsOf, pagesOf, webhooksOf } from '#infra/function-parts.ts';
import type { Stage } from '#infra/stages.ts';
import type { FunctionSpec, PagePath } from '#lambdas/kernel/function.ts';
import { removalOf } from '../removal.ts';
import { acknowledge } from './acknowledge.ts';
import type { ProductFunction } from './product-function.ts';

export interface OriginProps {
  readonly stage: Stage;
  readonly zone: IHostedZone;
  readonly certificate: ICertificate;
}

export interface ProductApiProps extends OriginProps {
  readonly functions: readonly ProductFunction[];
  readonly issuer: string;
  readonly audience: string;
}

/** Where CloudFront finds the API. Its name is no secret: what else calls it is refused by the origin guard. */
export const apiOriginHost = ({ domain }: Stage): string => `api-origin.${domain}`;

/**
 * Requests per second to an operation or form that takes no account. It is shared by all who ask, so it is far above what
 * the firewall and the limits of each source let one of them reach, and below what would leave others nothing.
 */
const publicLimited = ({ apiLimits }: Stage) => ({
  ThrottlingRateLimit: apiLimits.rate / 2,
  ThrottlingBurstLimit: apiLimits.burst / 2,
});

/** Requests per second to an address of the payment provider: its bursts after an outage, and nothing that could crowd out players. */
const webhookLimited = { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 };

/** The HTTP API: a route or two per function, a verified token for all that are not public, no way in but its own domain. */
export class ProductApi extends Construct {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, props: ProductApiProps) {
    super(scope, id);
    const { stage } = props;
    this.api = new HttpApi(this, 'Api', {
      apiName: `rovers-${stage.name}`,
      createDefaultStage: false,
      disableExecuteApiEndpoint: true,
    });
    const live = this.openStage(props);
    this.mapDomain(props, live);
    this.addRoutes(props, live);
  }

  private openStage({ stage }: ProductApiProps): HttpStage {
    const destination = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/rovers/${stage.name}/api-access`,
      retention: stage.logDays,
      removalPolicy: removalOf(stage),
    });
    return new HttpStage(this, 'Live', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: stage.apiLimits.rate, burstLimit: stage.apiLimits.burst },
      accessLogSettings: { destination: new LogGroupLogDestination(destination), format: accessLog },
    });
  }

  private mapDomain({ stage, zone, certificate }: ProductApiProps, live: HttpStage): void {
    const domainName = new DomainName(this, 'Domain', {
      domainName: apiOriginHost(stage),
      certificate,
      securityPolicy: SecurityPolicy.TLS_1_2,
    });
    new ApiMapping(this, 'Mapping', { api: this.api, domainName, stage: live });
    const { regionalDomainName, regionalHostedZoneId } = domainName;
    new ARecord(this, 'Record', {
      zone,
      recordName: apiOriginHost(stage),
      target: RecordTarget.fromAlias(new ApiGatewayv2DomainProperties(regionalDomainName, regionalHostedZoneId)),
    });
  }

  private addRoute({ path, isPublic }: ApiRoute, integration: HttpLambdaIntegration, signedIn: HttpJwtAuthorizer) {
    const routes = this.api.addRoutes({
      path,
      methods: [HttpMethod.ANY],
      integration,
      authorizer: isPublic ? new HttpNoneAuthorizer() : signedIn,
    });
    if (isPublic)
      for (const route of routes) acknowledge(route, { APIG4: `Public: operations at ${path} take no account.` });
    return routes;
  }

  /** Pages are public by nature; their function decides what stays hidden. */
  private addPage(path: PagePath, integration: HttpLambdaIntegration) {
    const methods = [HttpMethod.GET, HttpMethod.HEAD];
    const routes = this.api.addRoutes({ path, methods, integration, authorizer: new HttpNoneAuthorizer() });
    for (const route of routes) acknowledge(route, { APIG4: `Public: the page at ${path}.` });
    return routes;
  }

  /** What a page's form or a webhook may do, its function decides from what it carries. */
  private addPost(path: PagePath, integration: HttpLambdaIntegration, what: string) {
    const methods = [HttpMethod.POST];
    const routes = this.api.addRoutes({ path, methods, integration, authorizer: new HttpNoneAuthorizer() });
    for (const route of routes) acknowledge(route, { APIG4: `Public: ${what} ${path}.` });
    return routes;
  }

  private addRoutes({ stage, functions, issuer, audience }: ProductApiProps, live: HttpStage): void {
    const signedIn = new HttpJwtAuthorizer('People', issuer, { jwtAudience: [audience] });
    for (const { spec, lambda } of functions) {
      const integration = new HttpLambdaIntegration(spec.name, lambda, { scopePermissionToRoute: false });
      // The stage's settings name routes, so it comes after them.
      for (const route of apiRoutesOf(spec)) live.node.addDependency(...this.addRoute(route, integration, signedIn));
      for (const path of pagesOf(spec)) live.node.addDependency(...this.addPage(path, integration));
      for (const path of formsOf(spec)) live.node.addDependency(...this.addPost(path, integration, 'the form at'));
      for (const path of webhooksOf(spec))
        live.node.addDependency(...this.addPost(path, integration, 'signed by the service that posts to'));
    }
    const keysOf = (find: (spec: FunctionSpec) => string[]) => functions.flatMap(({ spec }) => find(spec));
    (live.node.defaultChild as CfnStage).routeSettings = Object.fromEntries([
      ...keysOf(limitedRoutesOf).map((key) => [key, publicLimited(stage)]),
      ...keysOf(webhooksOf).map((path) => [`POST ${path}`, webhookLimited]),
    ]);
  }
}

/** The routes of forms, and of operations without an account of which each source may ask a number only. */
const limitedRoutesOf = (spec: FunctionSpec): string[] => [
  ...apiRoutesOf(spec)
    .filter(({ isPublic, operations }) => isPublic && operations.some(({ limit }) => limit))
    .map(keyOf),
  ...formsOf(spec).map((path) => `POST ${path}`),
];

/** Route, not path: no ids of people, no query strings, no addresses. */
const accessLog = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    at: '$context.requestTimeEpoch',
    route: '$context.routeKey',
    status: '$context.status',
    ms: '$context.responseLatency',
    functionMs: '$context.integrationLatency',
    functionStatus: '$context.integrationStatus',
    bytes: '$context.responseLength',
    error: '$context.error.responseType',
    authorizerError: '$context.authorizer.error',
  }),
);
