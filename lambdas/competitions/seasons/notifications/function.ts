import {
  placeMailed,
  placeOffered,
  registrationClosing,
  registrationMoved,
  seasonMoved,
  squadAsked,
  squadFilled,
} from '#shared/competitions/seasons/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Tells people what became of their registrations, and teams when a season opens, begins or is called off. */
export const seasonNoticesFunction: FunctionSpec = {
  name: 'seasons-notices',
  entry: 'lambdas/competitions/seasons/notifications/handler.ts',
  listensTo: [registrationMoved, placeOffered, placeMailed, squadAsked, squadFilled, registrationClosing, seasonMoved],
  may: ['writeTable', 'sendEmail', 'sign'],
  timeoutSeconds: 300,
};
