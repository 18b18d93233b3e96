import type { PersonalPart } from '#shared/accounts/deletion/personal-parts.ts';

/** Whether what is stored of a person is handed to them when they ask for everything, or why not. */
type Exported = 'own' | { readonly not: string };

/**
 * What becomes of a row when the person goes. `blanked`: it stays for others, without what says who it was. `byAct`: it
 * takes more than the row, and the context's own act does it. `passes`: the table forgets it so many days after it was
 * written. `kept`: it holds nothing of a person but an id, which leads nowhere any more.
 */
type Erased =
  | 'removed'
  | { readonly blanked: Readonly<Record<string, unknown>>; readonly because: string }
  | { readonly byAct: string }
  | { readonly passes: number; readonly because: string }
  | { readonly kept: string };

/** What is said of one entity. */
export interface PersonalRule {
  readonly exported: Exported;
  readonly erased: Erased;
  /** Attributes that are shown to no reader: hashes and secrets. */
  readonly hidden?: readonly string[];
  /** Of the rows that are found under a person, those that are theirs. */
  readonly only?: (row: Readonly<Record<string, unknown>>) => boolean;
}

/** What one part of the product knows of people: every entity it owns, by name. */
export interface PersonalData {
  readonly part: PersonalPart;
  readonly entities: Readonly<Record<string, PersonalRule>>;
}

/** An entity that says nothing of anybody, not even by an id that is worth reading. */
export const ofNoPerson = (because: string): PersonalRule => ({
  exported: { not: because },
  erased: { kept: because },
});

/** An entity that knows people by their ids alone, which others need and which lead nowhere once the account is gone. */
export const idsOnly = (because: string, exported: Exported = { not: because }): PersonalRule => ({
  exported,
  erased: { kept: because },
});

/** An entity that the table forgets by itself, days after it was written. */
export const passing = (days: number, because: string): PersonalRule => ({
  exported: { not: because },
  erased: { passes: days, because },
});

/** Rows that are the person's alone. */
export const theirs: PersonalRule = { exported: 'own', erased: 'removed' };
