import type { LoaderFunctionArgs } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { SeasonId } from '#shared/ids.ts';

/**
 * The season that an address names.
 * @throws {Problem} season.notFound
 */
export function seasonIn({ params }: Pick<LoaderFunctionArgs, 'params'>): { seasonId: string } {
  const { data: seasonId } = SeasonId.safeParse(params.id);
  if (!seasonId) throw new Problem('season.notFound');
  return { seasonId };
}
