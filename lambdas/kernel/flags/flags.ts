import { type Flags, flagDefaults, flagsFrom } from '#shared/flags.ts';
import { clock } from '../clock.ts';
import { log } from '../observability/log.ts';
import { createConfigurationSession, type Poll } from './configuration-session.ts';

/** How long what was read counts without another look, in seconds. */
const freshSeconds = 45;
/** How long what was last known counts while the configuration cannot be read, in seconds. */
const knownSeconds = 5 * 60;
/** Seconds until the next try to read a configuration that could not be read. */
const retrySeconds = 15;

interface Known {
  readonly flags: Flags;
  /** When the configuration last said so, in milliseconds. */
  readonly at: number;
}

/** Reads flags and never fails: what was last known counts for five minutes, then the defaults. */
export function createFlags(poll: () => Promise<Poll>, now: () => Date, tell: (error: unknown) => void) {
  let known: Known | undefined;
  let asked = { at: 0, until: 0 };
  let running: Promise<void> | undefined;
  const ask = async () => {
    const at = now().getTime();
    try {
      const { configuration, nextInSeconds } = await poll();
      const flags = configuration === undefined ? known?.flags : flagsFrom(configuration);
      known = { flags: flags ?? flagDefaults, at };
      asked = { at, until: at + 1000 * Math.min(freshSeconds, nextInSeconds) };
    } catch (error) {
      tell(error);
      asked = { at, until: at + 1000 * retrySeconds };
    }
  };
  return async (): Promise<Flags> => {
    const time = now().getTime();
    // A clock that was put back asks as well.
    if (time >= asked.until || time < asked.at) {
      running ??= ask().finally(() => {
        running = undefined;
      });
      await running;
    }
    return known && now().getTime() - known.at < 1000 * knownSeconds ? known.flags : flagDefaults;
  };
}

let read: (() => Promise<Flags>) | undefined;

/** The flags of this stage, as the configuration said them at most 45 seconds ago. */
export function readFlags(): Promise<Flags> {
  read ??= createFlags(createConfigurationSession(), clock.now, (error) =>
    log.error('The flags could not be read', error),
  );
  return read();
}
