/**
 * The only reader of the environment. Every variable is set by the infrastructure from a capability (`capabilities.ts`),
 * so a missing one is a mistake in a function's `may`.
 */
export function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '')
    throw new Error(`The variable ${name} is not set: is a capability missing from the function's "may"?`);
  return value;
}

/** Where the service of another company is instead of at its own address; set on one machine only. */
export const endpointOf = (service: 'STRIPE'): string | undefined => process.env[`${service}_ENDPOINT`] || undefined;

/** What the runtime gives a function to sign its own requests to AWS with, and where a service is instead of at AWS. */
export const awsAccess = (service: string) => ({
  region: variable('AWS_REGION'),
  accessKeyId: variable('AWS_ACCESS_KEY_ID'),
  secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
  sessionToken: process.env.AWS_SESSION_TOKEN,
  endpoint: process.env[`AWS_ENDPOINT_URL_${service}`],
});
