/** Which layer may import which. docs/architecture.md draws the same picture in the same words. */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/** The contexts in the order of docs/architecture.md: each may import the ports of those before it. */
const contexts =
  'accounts uploads notifications people places activity teams payments forms events competitions sites posts messages discovery outreach admin'.split(
    ' ',
  );
const portsAbove = contexts
  .slice(0, -1)
  .map((context, index) =>
    rule(
      'contexts-import-ports-above-them',
      { path: `^lambdas/${context}/` },
      { path: `^lambdas/(${contexts.slice(index + 1).join('|')})/ports/` },
    ),
  );

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule('shared-imports-nothing-of-ours', { path: '^shared/' }, { path: '^(lambdas|infra|web|bin|tests)/' }),
    rule('shared-needs-only-zod', { path: '^shared/' }, { path: 'node_modules/(?!zod/)' }),
    rule('shared-needs-no-runtime', { path: '^shared/' }, { dependencyTypes: ['core'] }),
    rule('web-sees-only-shared', { path: '^web/' }, { path: '^(lambdas|infra|bin|tests)/' }),
    rule('lambdas-do-not-see-infra-or-web', { path: '^lambdas/' }, { path: '^(infra|bin|tests|web(?!/blocks/))/' }),
    rule(
      'only-pages-use-blocks',
      { path: '^lambdas/', pathNot: '^lambdas/(?!kernel/).*/pages/' },
      { path: ['^web/', 'node_modules/react(-dom)?/'] },
    ),
    rule(
      'contexts-import-only-ports',
      { path: '^lambdas/(?!kernel/)([^/]+)/' },
      { path: '^lambdas/', pathNot: ['^lambdas/$1/', '^lambdas/kernel/', '^lambdas/[^/]+/ports/'] },
    ),
    ...portsAbove,
    rule(
      'kernel-knows-no-context',
      { path: '^lambdas/kernel/' },
      { path: ['^lambdas/(?!kernel/)', `^shared/(${contexts.join('|')})/`] },
    ),
    rule(
      'shared-contract-knows-no-context',
      { path: '^shared/contract/' },
      { path: `^shared/(${contexts.join('|')})/` },
    ),
    rule(
      'features-do-not-import-each-other',
      { path: '^web/app/features/([^/]+)/' },
      { path: '^web/app/features/', pathNot: '^web/app/features/$1/' },
    ),
    rule(
      'site-is-light',
      { path: '^web/(site|blocks)/' },
      { path: ['node_modules/(?!react/|react-dom/)', '^web/(?!site/|blocks/)'] },
    ),
    rule('cloud-does-not-see-local', { path: '^infra/cloud/' }, { path: '^infra/local/' }),
    rule('local-does-not-see-cloud', { path: '^infra/local/' }, { path: '^infra/cloud/' }),
    rule('bundling-sees-no-substrate', { path: '^infra/bundling/' }, { path: '^infra/(cloud|local)/' }),
    rule('infra-does-not-see-web', { path: '^infra/' }, { path: '^(web|bin|tests)/' }),
    rule(
      'only-infra-uses-cdk',
      { pathNot: '^(infra/cloud|bin|tests)/' },
      { path: 'node_modules/(aws-cdk-lib|constructs|cdk-nag)' },
    ),
    rule(
      'only-stores-use-electrodb',
      {
        path: '^(lambdas|infra|web|bin)/',
        pathNot: ['[.]entity[.]ts$', '^lambdas/kernel/', '^lambdas/[^/]+/ports/', '[/-]store[.]ts$'],
      },
      { path: 'node_modules/electrodb', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'operations-do-not-touch-aws',
      { path: '^lambdas/.+/operations/' },
      { path: 'node_modules/(@aws-sdk|electrodb)' },
    ),
    rule(
      'only-session-uses-amplify',
      { path: '^web/', pathNot: '^web/app/session' },
      { path: 'node_modules/(aws-amplify|@aws-amplify)' },
    ),
    rule(
      'only-the-provider-uses-stripe',
      { path: '^(lambdas|infra|web|bin|shared)/', pathNot: ['^lambdas/payments/provider/', '^infra/local/stripe/'] },
      { path: 'node_modules/stripe/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'only-payments-knows-stripe',
      { path: '^(lambdas|infra|web|bin|shared)/', pathNot: ['^lambdas/payments/', '^infra/local/stripe/'] },
      { path: 'node_modules/stripe/' },
    ),
    rule(
      'not-to-dev-dependencies',
      { path: '^(shared|lambdas|web)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule('nothing-imports-tests', { pathNot: '^tests/' }, { path: '^tests/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What the web app is built into is not source.
    exclude: { path: '^web/dist/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
