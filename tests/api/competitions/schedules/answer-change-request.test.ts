import { expect, it } from 'vitest';
import { aMatchToMove, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';

const noRequest = 'chr_00000000000000000000000000';

it('goes to and fro until two captains agree, and moves at once where captains have a free hand', async () => {
  const { seasonId, match, times, home, away } = await aMatchToMove({ autoApprove: true });
  const [first, second] = [times[0]!, times.at(-1)!];
  const { requestId } = await home.askForChange({ seasonId, key: match.key, options: [first], reason: 'A wedding' });
  const at = { seasonId, requestId };
  const countered = await away.answerChangeRequest({ ...at, version: 1, answer: { do: 'counter', options: [second] } });
  expect(countered).toMatchObject({ status: 'countered', options: [second] });
  const early = away.answerChangeRequest({ ...at, version: 2, answer: { do: 'accept', option: 0 } });
  await expect(early).rejects.toMatchObject({ code: 'schedule.requestOver' });
  const accepted = await home.answerChangeRequest({ ...at, version: 2, answer: { do: 'accept', option: 0 } });
  expect(accepted).toMatchObject({ status: 'approved', chosen: second, version: 3 });
  const { number, matches } = await schedulesApi.signedOut().getSchedule({ seasonId });
  expect([number, matches.find(({ key }) => key === match.key)!.at]).toEqual([2, second]);
});

it('is declined by either captain, only', async () => {
  const { seasonId, match, times, home, away, squads, boss, desk } = await aMatchToMove();
  const { requestId } = await home.askForChange({
    seasonId,
    key: match.key,
    options: times.slice(0, 1),
    reason: 'Rain',
  });
  const answer = (api: typeof home, version = 1, of = requestId, season = seasonId) =>
    api.answerChangeRequest({ seasonId: season, requestId: of, version, answer: { do: 'decline' } });
  const other = squads.find(({ squadId }) => squadId !== match.homeId && squadId !== match.awayId)!;
  await expect(answer(schedulesApi.signedInAs(other.captain))).rejects.toMatchObject({ code: 'access.denied' });
  await expect(answer(away, 7)).rejects.toMatchObject({ code: 'record.changed' });
  await expect(answer(away, 1, noRequest)).rejects.toMatchObject({ code: 'schedule.requestNotFound' });
  await expect(answer(away, 1, requestId, noSeason)).rejects.toMatchObject({ code: 'season.notFound' });
  const [taken] = desk.draft!.matches.filter(({ key }) => key !== match.key);
  const move = { do: 'move' as const, key: taken!.key, to: times[0]! };
  await boss.changeDraft({ seasonId, version: 3, changes: [move] });
  await boss.publishSchedule({ seasonId, version: 4 });
  const late = away.answerChangeRequest({ seasonId, requestId, version: 1, answer: { do: 'accept', option: 0 } });
  await expect(late).rejects.toMatchObject({ code: 'schedule.moveRefused' });
  expect(await answer(away)).toMatchObject({ status: 'declined' });
});
