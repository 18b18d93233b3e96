import { Duration } from 'aws-cdk-lib';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Bundles } from '#infra/bundling/bundle-functions.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { DeadLetters } from '../constructs/dead-letters.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import type { Provided } from '../constructs/provided.ts';
import { StageStack } from './stage-stack.ts';

export interface WorkStackProps {
  readonly specs: readonly FunctionSpec[];
  readonly bundles: Bundles;
  readonly provided: Provided;
}

/** What functions that work for later have in common: what they fail at to the end is kept. */
export abstract class WorkStack extends StageStack {
  /** Tells what calls a function; what could not be delivered to it goes to the queue. */
  protected abstract callOn(made: ProductFunction, queue: IQueue, provided: Provided): void;

  protected work({ specs, bundles, provided }: WorkStackProps): void {
    for (const spec of specs)
      this.connect(new ProductFunction(this, { spec, bundle: bundles.get(spec.name) ?? '', provided }), provided);
  }

  /** Dead letters come from two places: what could not be delivered, and what the function failed at to the end. */
  private connect(made: ProductFunction, provided: Provided): void {
    const dead = new DeadLetters(this, `${made.spec.name}-dead`, { stage: this.stage, of: made.spec.name });
    const queue = dead as IQueue;
    this.callOn(made, queue, provided);
    made.lambda.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: new SqsDestination(queue),
    });
  }
}
