import { describe, expect, it } from 'vitest';
import { apiRoutesOf } from '#infra/api-routes.ts';
import { functions } from '#lambdas/functions.ts';
import { type Method, routeKey } from '#shared/contract/operation.ts';
import { createPathMatcher } from '#shared/contract/path-pattern.ts';
import { builtStages, stage } from '#tests/support/infra/built-stages.ts';
import { sorted } from '#tests/support/infra/expected-access.ts';
import { operationsOf, text } from '#tests/support/infra/template-views.ts';

it('stays below 260 routes, of the 300 that an API holds', () => {
  expect(functions.flatMap(apiRoutesOf).length).toBeLessThanOrEqual(260);
});

it('lets a function gather nothing that another one answers', () => {
  const gathered = functions.flatMap(({ name, gathers = [] }) => gathers.map((prefix) => ({ name, prefix })));
  for (const { name, serves } of functions)
    for (const { path } of Object.values(serves?.operations ?? {})) {
      const others = gathered.filter((one) => one.name !== name && createPathMatcher(under(one.prefix))('GET', path));
      expect(others, path).toEqual([]);
    }
});

const under = (prefix: string) =>
  [prefix, `${prefix}/{proxy+}`].map((path) => ({ method: 'ANY' as const, path, to: prefix }));

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
      for (const { method, path, access } of operationsOf(spec))
        expect(find(method, `/api${path.replaceAll(/[{}]/g, '_')}`)?.to, `${method} ${path}`).toEqual([
          `rovers-prod-${spec.name}`,
          access === 'public' ? 'NONE' : 'JWT',
        ]);
    const pages = specs.flatMap(({ name, servesPages = [], takesForms = [] }) =>
      [
        ...servesPages.flatMap((path) => [`GET ${path}`, `HEAD ${path}`]),
        ...takesForms.map((path) => `POST ${path}`),
      ].map((key) => [key, [`rovers-prod-${name}`, 'NONE']]),
    );
    expect(served).toEqual(expect.arrayContaining(pages));
    expect(served).toHaveLength(specs.flatMap(apiRoutesOf).length + pages.length);
  });

  it('limits the requests to what strangers may ask for', () => {
    const live = resources('api', 'AWS::ApiGatewayV2::Stage').find(
      ({ Properties }) => Properties.RouteSettings && !('$default' in Properties.RouteSettings),
    );
    const limited = specs.flatMap(operationsOf).filter(({ access, limit }) => access === 'public' && limit);
    const forms = specs.flatMap(({ takesForms = [] }) => takesForms).map((path) => `POST ${path}`);
    expect(sorted(Object.keys(live!.Properties.RouteSettings))).toEqual(sorted([...limited.map(routeKey), ...forms]));
    expect(live!.Properties.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: stage.apiLimits.rate });
  });
});
