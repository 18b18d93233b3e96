import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { addProduct } from '#infra/cloud/add-product.ts';
import type { Stage } from '#infra/stages.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';

export interface Resource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  // biome-ignore lint/suspicious/noExplicitAny: a template is whatever CloudFormation reads.
  readonly Properties: any;
}

export interface SynthesizedStage {
  readonly resources: (stack: string, type: string) => Resource[];
  readonly byId: (stack: string, type: string) => Record<string, Resource>;
  readonly template: (stack: string) => Template;
  readonly stacks: readonly Stack[];
  readonly assembly: string;
}

/** Synthesises a stage without bundling: what the functions hold is proven elsewhere. Findings of cdk-nag throw. */
export function synthesize(stage: Stage, functions: readonly FunctionSpec[]): SynthesizedStage {
  const folder = mkdtempSync(join(tmpdir(), 'rovers-synth-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const code = mkdtempSync(join(folder, 'code-'));
  writeFileSync(join(code, 'index.mjs'), 'export const handler = async () => {};\n');
  const app = new App({ outdir: join(folder, 'out'), context: cdkContext });
  const bundles = new Map(functions.map(({ name }) => [name, code]));
  addProduct(app, { stage, functions, bundles, webFolder: code });
  const assembly = app.synth().directory;
  const stacks = app.node.children.filter((child): child is Stack => 'templateFile' in child);
  const templates = new Map(stacks.map((each) => [each.stackName, Template.fromStack(each)]));
  const template = (stack: string) => templates.get(`rovers-${stage.name}-${stack}`)!;
  const byId = (stack: string, type: string) =>
    template(stack).findResources(type) as unknown as Record<string, Resource>;
  const resources = (stack: string, type: string) => Object.values(byId(stack, type));
  return { resources, byId, template, stacks, assembly };
}

/** What the CLI would read. */
const cdkContext = JSON.parse(readFileSync(join(import.meta.dirname, '../../../cdk.json'), 'utf8')).context;
