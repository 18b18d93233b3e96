import { flagsContract } from '#shared/admin/flags/contract.ts';
import { type Flags, flagDefaults } from '#shared/flags.ts';
import { operations } from '#web/app/operations/operations.ts';

/** Which features are on; their defaults where that cannot be read, so that no page fails for it. */
export const readFlags = (): Promise<Flags> =>
  operations(flagsContract)
    .getFlags({})
    .catch(() => flagDefaults);
