import { seriesContract } from '#shared/events/series/contract.ts';
import { client } from '../api.ts';

/** The operations of series and of a host's templates. */
export const seriesApi = client(seriesContract);
