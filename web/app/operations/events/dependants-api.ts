import { dependantsContract } from '#shared/events/dependants/contract.ts';
import { client } from '../api.ts';

/** Answers to events by guardians. Apart from the others, so that only pages that call them load their description. */
export const dependantsApi = client(dependantsContract);
