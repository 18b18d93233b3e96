import { stages } from '#infra/stages.ts';
import { functions } from '#lambdas/functions.ts';
import { sampleFunctions } from '../product/sample-functions.ts';
import { productStage } from './product-stage.ts';
import { synthesize } from './synthesize.ts';

export const stage = stages.find(({ name }) => name === 'prod')!;
/** The same stage of two sets of functions: a sample of every kind, and the product's own. */
export const builtStages = [
  {
    title: 'a sample of every kind of function',
    specs: sampleFunctions,
    build: () => synthesize(stage, sampleFunctions),
  },
  { title: 'the functions of the product', specs: functions, build: () => productStage(stage) },
];
