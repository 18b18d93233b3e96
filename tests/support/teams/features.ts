import { teamDetails, teamsApi } from './teams.ts';

/** Switches something on or off in a team that was not changed otherwise. */
export async function switchFeatures(
  { teamId, owner }: { readonly teamId: string; readonly owner: { readonly userId: string } },
  featureToggles: { readonly duties?: boolean; readonly tracking?: boolean; readonly stats?: boolean },
): Promise<void> {
  const mine = teamsApi.signedInAs(owner);
  const { team } = await mine.getTeam({ teamId });
  await mine.changeTeam({ ...teamDetails(), teamId, version: team.version, featureToggles });
}
