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
