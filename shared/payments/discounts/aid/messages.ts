import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { TeamId, UserId } from '#shared/ids.ts';
import { AidSubjectId } from './schemas.ts';

const Request = z.object({ teamId: TeamId, subjectId: AidSubjectId, userId: UserId });

/** A person asked a community for financial aid; those who manage its money hear of it. */
export const aidAsked = defineMessage('payments.aidAsked', Request);

/** It was granted or declined; the person hears of it. */
export const aidAnswered = defineMessage('payments.aidAnswered', Request);
