import type { Output, Parsed } from '#shared/contract/operation.ts';
import { hostRatedShownFrom } from '#shared/events/attendance/attendance.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import type { RatingStore } from '../ratings/store.ts';

type GetHostRating = (typeof attendanceContract)['operations']['getHostRating'];

/** Who hosts nothing that enough people rated looks like an unknown person. */
export async function getHostRating(
  { userId }: Parsed<GetHostRating>,
  { ratings }: { readonly ratings: Pick<RatingStore, 'countOfHost'> },
): Promise<Output<GetHostRating>> {
  const { count, average } = await ratings.countOfHost(userId);
  return count >= hostRatedShownFrom && average !== undefined ? { rated: { count, average } } : {};
}
