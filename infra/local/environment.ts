import type { capabilities } from '#lambdas/kernel/capabilities.ts';

/** Every variable that a capability yields. */
export type Variable = (typeof capabilities)[keyof typeof capabilities][number];

export const tableName = 'rovers';
export const busName = 'rovers';
export const userPoolId = 'local_rovers';
export const clientIds = { web: 'rovers-web', signUp: 'rovers-sign-up' } as const;
export const signingSecretId = 'rovers/signing';

/** The names of the engines, and the SDK's name for the address of each. */
const services = {
  dynamodb: 'DYNAMODB',
  events: 'EVENTBRIDGE',
  ses: 'SES',
  secrets: 'SECRETS_MANAGER',
  places: 'GEO_PLACES',
  sockets: 'APIGATEWAYMANAGEMENTAPI',
  identity: 'COGNITO_IDENTITY_PROVIDER',
  objects: 'S3',
  flags: 'APPCONFIGDATA',
} as const;
export type Service = keyof typeof services;

/**
 * Sets what every function of this process reads. They share one process, so each gets the union of all; that no
 * function reads more than its `may` says is proven on the templates.
 */
export function setEnvironment(
  values: Readonly<Record<Variable, string>>,
  endpoints: Partial<Readonly<Record<Service, string>>>,
): void {
  const local = { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
  const addresses = Object.entries(endpoints).map(([service, address]) => [
    `AWS_ENDPOINT_URL_${services[service as Service]}`,
    address,
  ]);
  Object.assign(process.env, local, values, Object.fromEntries(addresses));
}
