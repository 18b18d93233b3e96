import * as z from 'zod';
import { defineMessage } from '../../contract/message.ts';
import { ChangeRequestId, SeasonId, TeamId } from '../../ids.ts';
import { requestStates } from './change-request.ts';

const ofSeason = { seasonId: SeasonId, teamId: TeamId, label: z.string() };

/** A schedule was published for the given time; its matches follow from it. */
export const schedulePublished = defineMessage(
  'competitions.schedulePublished',
  z.object({ ...ofSeason, number: z.int() }),
);

/** Something happened to a request for another time. */
export const changeRequestMoved = defineMessage(
  'competitions.changeRequestMoved',
  z.object({ ...ofSeason, requestId: ChangeRequestId, version: z.int(), status: z.enum(requestStates) }),
);
