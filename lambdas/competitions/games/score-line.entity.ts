import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { ScoreLogLine } from '#shared/competitions/games/scoring/score-log.ts';

/** One line of what was said of a match's score. Lines are written with the match and never changed. */
export const scoreLineEntity = entityOf({
  model: { service: 'rovers', entity: 'scoreLine', version: '1' },
  attributes: {
    matchId: { type: 'string', required: true },
    /** The version of the match that it made, so that no two lines are of one moment. */
    version: { type: 'number', required: true, padding: { length: 6, char: '0' } },
    /** The rest of `ScoreLogLine` of `shared/competitions/games/scoring/score-log.ts`. */
    facts: { type: CustomAttributeType<Omit<ScoreLogLine, 'version'>>('any'), required: true },
  },
  indexes: {
    /** What was said of one match, first first. */
    byMatch: { pk: { field: 'pk', composite: ['matchId'] }, sk: { field: 'sk', composite: ['version'] } },
  },
});
