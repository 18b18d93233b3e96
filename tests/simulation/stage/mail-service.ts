import { type Letter, type Mailer, MailRefused } from '#lambdas/kernel/mail/mailer.ts';
import { failure, type Strike } from './faults.ts';
import type { Scheduler } from './scheduler.ts';
import type { Worker } from './worker.ts';

const slowestMs = 800;
/** Less than the lease of a claim. */
const latestReportMs = 4 * 60_000;

export interface Accepted {
  readonly userId: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

/** A mail service as SES is: it knows no keys, may be slow or silent, and reports what it sent some time later. */
export class MailService {
  readonly accepted: Accepted[] = [];
  private readonly scheduler: Scheduler;
  private readonly strike: Strike;
  private readonly report: (noticeId: string) => Promise<void>;

  /** `report` is called for each mail some time after it was taken. */
  constructor(scheduler: Scheduler, strike: Strike, report: (noticeId: string) => Promise<void>) {
    this.scheduler = scheduler;
    this.strike = strike;
    this.report = report;
  }

  /** The service as one process sees it. */
  seenBy(worker: Worker): Mailer {
    return {
      send: async (letter) => {
        worker.step();
        await this.take(letter);
        worker.step();
      },
    };
  }

  private async take({ noticeId = '', userId = '', subject, text }: Letter): Promise<void> {
    await this.scheduler.turn(this.scheduler.below(slowestMs));
    const fault = this.strike(['throttle', 'timeoutBefore', 'timeoutAfter']);
    if (fault === 'throttle') throw new MailRefused('Too many mails');
    if (fault !== 'timeoutBefore') {
      this.accepted.push({ userId, subject, text, at: this.scheduler.now });
      if (!this.strike(['silence']))
        void this.scheduler.turn(this.scheduler.below(latestReportMs)).then(() => this.report(noticeId));
    }
    if (fault) throw failure('TimeoutError');
  }
}
