import { expect } from 'vitest';
import type { Stage } from '#infra/stages.ts';
import { functions } from '#lambdas/functions.ts';
import { type Resource, type SynthesizedStage, synthesize } from './synthesize.ts';

// biome-ignore lint/suspicious/noExplicitAny: a template is whatever CloudFormation reads.
export type Part = any;

export const text = (value: unknown) => JSON.stringify(value);

export const stackNames = [
  'domain',
  'data',
  'mail',
  'identity',
  'functions',
  'api',
  'async',
  'jobs',
  'web',
  'sites',
  'observability',
];

const known = new Map<string, SynthesizedStage>();

/** A stage of the product, synthesised once for all who look at it. */
export function productStage(stage: Stage) {
  const synthesized = known.get(stage.name) ?? synthesize(stage, functions);
  known.set(stage.name, synthesized);
  const { resources } = synthesized;
  const one = (stack: string, type: string): Resource => {
    const found = resources(stack, type);
    expect(found, `${type} in ${stack}`).toHaveLength(1);
    return found[0]!;
  };
  /** One of the policies of the web app's distribution, by its name. */
  const called = (kind: 'CachePolicy' | 'ResponseHeadersPolicy', name: string): Part =>
    resources('web', `AWS::CloudFront::${kind}`).find(({ Properties }) => Properties[`${kind}Config`].Name === name)
      ?.Properties;
  const everywhere = (type: string) => stackNames.flatMap((stack) => resources(stack, type));
  return { ...synthesized, one, called, everywhere };
}
