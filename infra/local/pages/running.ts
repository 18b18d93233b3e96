import type { Journal } from '../bus/journal.ts';
import type { Scheduler } from '../jobs/scheduler.ts';
import type { TimeTravel } from '../jobs/time-travel.ts';
import type { Mailbox } from '../mail/received-event.ts';
import type { PushService } from '../push/push-service.ts';
import type { LocalStripe } from '../stripe/local-stripe.ts';

/** A user of the seeded world, for trying the product out. */
export interface DemoSignIn {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly city: string;
  readonly runsPlatform: boolean;
}

export interface Status {
  /** True when everything answers and the first world is there. */
  readonly ready: boolean;
  readonly addresses: Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, string>>;
  readonly clock: { readonly now: string; readonly aheadMinutes: number };
  readonly engines: Readonly<Record<string, number | undefined>>;
  readonly demoSignIns: readonly DemoSignIn[];
}

/** The running product, as its own pages see it. */
export interface Running {
  readonly status: () => Status;
  readonly mail: Mailbox;
  readonly push: PushService;
  readonly stripe: LocalStripe;
  readonly journal: Journal;
  readonly scheduler: Scheduler;
  readonly time: TimeTravel;
  /** Has the bus look for work. */
  readonly poke: () => void;
}
