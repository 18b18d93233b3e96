import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { runOnSchedule } from '../constructs/consumption.ts';
import type { DeadLetters } from '../constructs/dead-letters.ts';
import type { ProductFunction } from '../constructs/product-function.ts';
import { WorkStack, type WorkStackProps } from './work-stack.ts';

/** What happens by the clock. Apart from what follows facts, as a stack holds 500 resources. */
export class JobsStack extends WorkStack {
  readonly functions: readonly ProductFunction[];
  readonly deadLetters: readonly DeadLetters[];

  constructor(scope: Construct, stage: Stage, props: WorkStackProps) {
    super(scope, 'jobs', stage, 'Jobs on a clock');
    const made = this.work(props);
    this.functions = made.functions;
    this.deadLetters = made.deadLetters;
  }

  protected callOn(made: ProductFunction, queue: IQueue): void {
    runOnSchedule(this, made, queue);
  }
}
