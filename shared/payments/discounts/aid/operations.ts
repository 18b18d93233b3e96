import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { TeamId, UserId } from '#shared/ids.ts';
import { AidAnswer, AidRequest, AidSubjectId } from './schemas.ts';

const ofTeam = z.strictObject({ teamId: TeamId });

/** Requests for financial aid, for those who manage the money of a community. */
export const teamAid = {
  listAidRequests: {
    method: 'GET',
    path: '/payments/teams/{teamId}/aid',
    summary: 'List the requests for financial aid that wait for an answer',
    access: 'team:manageMoney',
    /** Of all that the community sells, or of one event, season or tournament. */
    input: ofTeam.extend({ subjectId: AidSubjectId.optional() }),
    /** Who asked first comes first. */
    output: z.object({ requests: z.array(AidRequest) }),
    errors: ['team.notFound'],
  },
  answerAidRequest: {
    method: 'PUT',
    path: '/payments/teams/{teamId}/aid/{subjectId}/{userId}',
    summary: 'Grant financial aid, which lowers one order of that person, or decline it',
    access: 'team:manageMoney',
    input: ofTeam.extend({ subjectId: AidSubjectId, userId: UserId, answer: AidAnswer }),
    output: z.object({}),
    errors: ['team.notFound', 'team.archived', 'aid.notFound', 'aid.answered'],
    limit: { calls: 60, per: 'hour' },
  },
} as const satisfies Record<string, Operation>;
