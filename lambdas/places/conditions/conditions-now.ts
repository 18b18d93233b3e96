import { conditionHours } from '#shared/places/details/place-states.ts';
import type { MaintenanceStore } from '../details/feedback-store.ts';

const hourMs = 60 * 60 * 1000;

/** From when on reports still count. */
const since = (now: Date) => new Date(now.getTime() - conditionHours * hourMs).toISOString();

/** What people met at a place in the last three hours, the most said first. */
export async function conditionsNow(placeId: string, maintenance: Pick<MaintenanceStore, 'listConditions'>, now: Date) {
  const reports = (await maintenance.listConditions(placeId)).filter(({ at }) => at > since(now));
  const grouped = Map.groupBy(reports, ({ condition }) => condition);
  return [...grouped]
    .map(([condition, said]) => ({
      condition,
      people: said.length,
      at: said.map(({ at }) => at).reduce((latest, at) => (at > latest ? at : latest)),
    }))
    .sort((a, b) => b.people - a.people || (a.at < b.at ? 1 : -1));
}
