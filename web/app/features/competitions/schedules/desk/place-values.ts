import type * as z from 'zod';
import type { SchedulePlan } from '#shared/competitions/schedules/plan.ts';

export type PlanInput = z.input<typeof SchedulePlan>;

/** Times at which courts of a place are open, on some days of every week. */
export interface OpeningValues {
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly matchMinutes: number;
  readonly changeoverMinutes: number;
  /** Of a plan that opens some courts alone then; else all are. */
  readonly courtIds?: readonly string[];
}

/** A place as the form asks for it. */
export interface PlaceValues {
  readonly placeId: string;
  readonly name: string;
  /** By name. */
  readonly courts: readonly string[];
  readonly openings: readonly OpeningValues[];
}

export const emptyOpening: OpeningValues = {
  weekdays: [5],
  from: '10:00',
  to: '16:00',
  matchMinutes: 60,
  changeoverMinutes: 10,
};

export const emptyPlace = (at: number): PlaceValues => ({
  placeId: `place-${at}`,
  name: '',
  courts: ['Field 1', 'Field 2'],
  openings: [emptyOpening],
});

type Plan = Pick<SchedulePlan, 'places' | 'openings'>;

/** The places of a plan. */
export const placesOf = ({ places, openings }: Plan): PlaceValues[] =>
  places.map(({ placeId, name, courts }) => ({
    placeId,
    name,
    courts: courts.map((court) => court.name),
    openings: openings.flatMap(({ placeId: of, courtIds, ...times }) =>
      of === placeId ? [courtIds.length < courts.length ? { ...times, courtIds } : times] : [],
    ),
  }));

/** What a plan says of a place that the form asks for. */
export function placeOf({ placeId, name, courts: names, openings }: PlaceValues, plan: Plan | undefined) {
  const courts = courtsOf(names, plan?.places.find((place) => place.placeId === placeId)?.courts ?? []);
  const all = courts.map(({ courtId }) => courtId);
  const times: PlanInput['openings'] = openings.map(({ weekdays, courtIds = all, ...opening }) => {
    const open = courtIds.filter((id) => all.includes(id));
    return { ...opening, placeId, weekdays: [...weekdays], courtIds: open.length > 0 ? open : all };
  });
  return { place: { placeId, name, courts }, openings: times };
}

type Court = SchedulePlan['places'][number]['courts'][number];

/** Courts that there are keep their ids, by name or by where they stand in the list: matches are on them. */
function courtsOf(asked: readonly string[], known: readonly Court[]): Court[] {
  const names = [...new Set(asked.map((name) => name.trim()).filter((name) => name !== ''))];
  const taken = new Set(known.map(({ courtId }) => courtId));
  const free = () => {
    let number = 1;
    while (taken.has(`court-${number}`)) number += 1;
    taken.add(`court-${number}`);
    return `court-${number}`;
  };
  return names.map((name, index) => {
    const [same, there] = [known.find((court) => court.name === name), known[index]];
    const renamed = there && !names.includes(there.name) ? there : undefined;
    return { courtId: (same ?? renamed)?.courtId ?? free(), name };
  });
}
