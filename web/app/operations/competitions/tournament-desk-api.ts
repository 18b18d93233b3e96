import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { client } from '../api.ts';

/** The desk of a tournament, and scores by the code on a sheet. */
export const deskApi = client(tournamentDesk);
