/**
 * What operators turn on and off without a deployment, with what holds where the configuration says nothing of it or
 * cannot be read: a flag is here only if something reads it.
 */
export const flagDefaults = {
  /** Plans can be bought and changed. Off while unknown: what is not offered takes no money. */
  subscriptions: false,
  /** Users can hide their badges. */
  badges: true,
} as const;

export type FlagName = keyof typeof flagDefaults;
export type Flags = Readonly<Record<FlagName, boolean>>;

/** What the configuration of a new stage says. */
export const firstFlags: Flags = { subscriptions: true, badges: true };

export const flagNames = Object.keys(flagDefaults) as readonly FlagName[];

/** The flags that a configuration says; its other members, and values that are no yes or no, count for nothing. */
export function flagsFrom(configuration: unknown): Flags {
  const said = new Map(Object.entries(Object(configuration) as object));
  const read = (name: FlagName): boolean => {
    const value: unknown = said.get(name);
    return typeof value === 'boolean' ? value : flagDefaults[name];
  };
  return { subscriptions: read('subscriptions'), badges: read('badges') };
}
