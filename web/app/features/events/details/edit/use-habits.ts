import { useEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { usualSpots } from '#shared/events/details/usual-spots.ts';
import type { EventFormState } from './event-values.ts';
import type { HostedEvent } from './host-habits.ts';
import { defaultStart } from './when/default-start.ts';

/** What a new event of a game begins with: as the host's last one of it, as far as that can be said again. */
export function habitsOf(last: HostedEvent | undefined, gameTypeId: string | undefined, timeZone: string, now: Date) {
  const { kind, name, placeId, address, city } = last?.location ?? {};
  const isSamePlace = kind === 'place' && name !== undefined && city !== undefined;
  return {
    capacity: last ? last.capacity : usualSpots(gameTypeId),
    localStart: defaultStart(last, last?.timeZone ?? timeZone, now),
    ...(last && { duration: last.duration, timeZone: last.timeZone }),
    ...(isSamePlace && {
      location: {
        kind: 'place' as const,
        name,
        cityPlaceId: city.placeId,
        ...(placeId ? { placeId } : { ...(address && { address }) }),
      },
    }),
  };
}

/** Another sport brings its own time, place and spots, except what the host touched already. */
export function useHabits({ control, values }: EventFormState, hosted: readonly HostedEvent[], isOff: boolean): void {
  const gameTypeId = useWatch({ control, name: 'gameTypeId' });
  const { dirtyFields } = useFormState({ control });
  const known = useRef(gameTypeId);
  useEffect(() => {
    if (isOff || !gameTypeId || known.current === gameTypeId) return;
    known.current = gameTypeId;
    const last = hosted.find((event) => event.gameTypeId === gameTypeId);
    const habits = habitsOf(last, gameTypeId, values.getValues('timeZone'), new Date());
    const { localStart, timeZone, ...others } = habits;
    const offered = { ...others, ...(last && { localStart }), ...(habits.location && { timeZone }) };
    const free = Object.entries(offered).filter(([name]) => !(name in dirtyFields));
    for (const [name, value] of free) values.setValue(name as 'capacity', value as number | null);
  }, [gameTypeId, isOff, hosted, dirtyFields, values]);
}
