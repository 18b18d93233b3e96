import { idPrefixes } from '#shared/ids.ts';

/** What an announcement can be about. */
export const scopeKinds = ['event', 'team', 'season'] as const;
export type ScopeKind = (typeof scopeKinds)[number];

/** What an id names. */
export const kindOf = (aboutId: string): ScopeKind =>
  scopeKinds.find((kind) => aboutId.startsWith(`${idPrefixes[kind]}_`)) ?? 'event';
