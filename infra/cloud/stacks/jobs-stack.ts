import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { runOnSchedule } from '../constructs/consumption.ts';
import type { ProductFunction } from '../constructs/product-function.ts';
import { WorkStack, type WorkStackProps } from './work-stack.ts';

/** What happens by the clock. Apart from what follows facts, as a stack holds 500 resources. */
export class JobsStack extends WorkStack {
  constructor(scope: Construct, stage: Stage, props: WorkStackProps) {
    super(scope, 'jobs', stage, 'Jobs on a clock');
    this.work(props);
  }

  protected callOn(made: ProductFunction, queue: IQueue): void {
    runOnSchedule(this, made, queue);
  }
}
