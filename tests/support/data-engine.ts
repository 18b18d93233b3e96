import type { TestProject } from 'vitest/node';
import { startDynamoDb } from '#infra/local/dynamodb.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the data engine of this test run. */
    dynamodb: string;
  }
}

/** One data engine for the whole run, in memory; every test file has a table of its own in it. */
export async function setup({ provide }: TestProject) {
  const engine = await startDynamoDb();
  provide('dynamodb', engine.endpoint);
  return engine.close;
}
