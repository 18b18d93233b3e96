import { describe, expect, it } from 'vitest';
import { apiRoutesOf, keyOf } from '#infra/api-routes.ts';
import { formsOf, operationsOf, pagesOf, webhooksOf } from '#infra/function-parts.ts';
import { functions } from '#lambdas/functions.ts';
import { addressOf, type Method, routeKey } from '#shared/contract/operation.ts';
import { createPathMatcher } from '#shared/contract/path-pattern.ts';
import { builtStages, stage } from '#tests/support/infra/built-stages.ts';
import { sorted } from '#tests/support/infra/expected-access.ts';
import { text } from '#tests/support/infra/template-views.ts';
import { sampleFunctions } from '#tests/support/product/sample-functions.ts';

it('has fewer than 70 routes, of the 300 that an API holds', () => {
  const routes = functions.flatMap((spec) => [
    ...apiRoutesOf(spec).map(keyOf),
    ...pagesOf(spec),
    ...formsOf(spec),
    ...webhooksOf(spec),
  ]);
  expect(routes.length).toBeLessThan(70);
});

it('refuses an operation that is not under the path of its function', () => {
  const [api] = sampleFunctions;
  expect(() => apiRoutesOf({ ...api!, under: '/referees' })).toThrow('which answers under /referees');
});

describe.each(builtStages)('a stage built from $title', ({ specs, build }) => {
  const { resources, byId } = build();

  it('routes every operation and page to the function that serves it, behind a token unless it is public', () => {
    const integrations = Object.entries(byId('api', 'AWS::ApiGatewayV2::Integration')).map(([id, { Properties }]) => ({
      id,
      uri: text(Properties.IntegrationUri),
    }));
    const lambdas = byId('functions', 'AWS::Lambda::Function');
    const served = resources('api', 'AWS::ApiGatewayV2::Route')
      .filter(({ Properties }) => Properties.RouteKey.includes(' '))
      .map(({ Properties }): [string, string[]] => {
        const integration = integrations.find(({ id }) => text(Properties.Target).includes(`"${id}"`))!;
        const [, lambda] = Object.entries(lambdas).find(([id]) =>
          integration.uri.includes(`:ExportsOutputFnGetAtt${id}Arn`),
        )!;
        return [Properties.RouteKey, [lambda.Properties.FunctionName, Properties.AuthorizationType]];
      });
    const find = createPathMatcher(
      served.map(([key, to]) => {
        const [method, path = ''] = key.split(' ');
        return { method: method as Method, path, to };
      }),
    );
    for (const spec of specs)
      for (const operation of operationsOf(spec)) {
        const { method, access } = operation;
        expect(find(method, addressOf(operation).replaceAll(/[{}]/g, '_'))?.to, routeKey(operation)).toEqual([
          `rovers-prod-${spec.name}`,
          access === 'public' ? 'NONE' : 'JWT',
        ]);
      }
    const pages = specs.flatMap((spec) =>
      [
        ...pagesOf(spec).flatMap((path) => [`GET ${path}`, `HEAD ${path}`]),
        ...[...formsOf(spec), ...webhooksOf(spec)].map((path) => `POST ${path}`),
      ].map((key) => [key, [`rovers-prod-${spec.name}`, 'NONE']]),
    );
    expect(served).toEqual(expect.arrayContaining(pages));
    expect(served).toHaveLength(specs.flatMap(apiRoutesOf).length + pages.length);
  });

  it('limits the requests to what strangers may ask for', () => {
    const live = resources('api', 'AWS::ApiGatewayV2::Stage').find(
      ({ Properties }) => Properties.RouteSettings && !('$default' in Properties.RouteSettings),
    );
    const limited = specs.filter((spec) =>
      operationsOf(spec).some(({ access, limit }) => access === 'public' && limit),
    );
    const routes = limited.map(({ under }) => `ANY /api/public${under}/{proxy+}`);
    const forms = specs.flatMap((spec) => [...formsOf(spec), ...webhooksOf(spec)]).map((path) => `POST ${path}`);
    expect(sorted(Object.keys(live!.Properties.RouteSettings))).toEqual(sorted([...routes, ...forms]));
    expect(live!.Properties.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: stage.apiLimits.rate });
  });
});
