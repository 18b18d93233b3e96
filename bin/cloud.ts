import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { cachedBundles } from '#infra/bundling/cached-bundles.ts';
import { addProduct } from '#infra/cloud/add-product.ts';
import { findStage } from '#infra/stages.ts';
import { functions } from '#lambdas/functions.ts';

const root = join(import.meta.dirname, '..');
const app = new App();
const stage = findStage(app.node.tryGetContext('stage') ?? 'dev');

/** The CLI says when it needs no code, as for `cdk list` and `cdk destroy`. */
const needsCode = app.node.tryGetContext('aws:cdk:bundling-stacks')?.length !== 0;
const bundles = needsCode
  ? await cachedBundles(functions, root)
  : new Map(functions.map(({ name }) => [name, join(root, 'lambdas')]));

addProduct(app, { stage, functions, bundles, webFolder: join(root, 'web', 'dist') });
