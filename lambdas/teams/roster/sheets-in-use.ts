import { hasFeature, sheetInUse } from '#shared/teams/details/features.ts';
import type { TeamReader } from '../ports/teams.ts';
import type { SheetStore } from './sheet-store.ts';

/** How rosters are laid out, without what their communities switched off; that is kept for when they switch it on again. */
export function sheetsInUse(sheets: SheetStore, teams: Pick<TeamReader, 'find'>): SheetStore {
  const asStored: SheetStore['asStored'] = async (teamId, sheet) => {
    const [stored, team] = await Promise.all([sheets.find(teamId), teams.find(teamId)]);
    return hasFeature(team?.facts ?? {}, 'tracking') ? sheet : { ...sheet, items: stored.sheet.items };
  };
  return {
    ...sheets,
    asStored,
    find: async (teamId) => {
      const [found, team] = await Promise.all([sheets.find(teamId), teams.find(teamId)]);
      return { ...found, sheet: sheetInUse(team?.facts ?? {}, found.sheet) };
    },
    save: async (teamId, sheet, before) => sheets.save(teamId, await asStored(teamId, sheet), before),
  };
}
