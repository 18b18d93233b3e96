import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { RegistrationStatus } from '#shared/competitions/seasons/words.ts';
import type { KeptLine } from '#shared/competitions/statistics/player-line.ts';

/** A registration as it was. */
interface Before {
  readonly status: RegistrationStatus;
  readonly version: number;
  readonly divisionId: string;
  readonly squadIds: readonly string[];
  readonly askedSquadId?: string | undefined;
}

/** What moved from one player to another, as it takes to move it back. */
export type Moved =
  | {
      readonly what: 'registration';
      readonly seasonId: string;
      /** Of the record that is gone. */
      readonly before: Before;
      /** Of the one that stays, where it had one: what it was, and the place in line that it left. */
      readonly own?: Before & { readonly waitedAt?: number };
    }
  | {
      readonly what: 'line';
      readonly gameId: string;
      readonly matchId: string;
      readonly entrantId: string;
      readonly line: KeptLine;
      /** The one that stays had a line of its own. */
      readonly hadOwn: boolean;
    };

/** One transaction of a merge of two records of a player (`rosterMergeEntity`), which an undo takes back. */
export const mergeStepEntity = entityOf({
  model: { service: 'rovers', entity: 'mergeStep', version: '1' },
  attributes: {
    mergeId: { type: 'string', required: true },
    /** What moved, and at which version of it. */
    step: { type: 'string', required: true },
    moved: { type: CustomAttributeType<Moved>('any'), required: true },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** Everything that one merge moved. */
    byMerge: { pk: { field: 'pk', composite: ['mergeId'] }, sk: { field: 'sk', composite: ['step'] } },
  },
});
