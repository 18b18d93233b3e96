import { useEffect, useState } from 'react';
import * as z from 'zod';
import type { EventFormState } from './event-values.ts';

const keyOf = (userId: string) => `rovers.eventDraft.${userId}`;

/** Enough to go on with; the form checks the rest. */
const Draft = z.looseObject({ title: z.string(), localStart: z.string(), timeZone: z.string(), cityName: z.string() });
type Draft = z.infer<typeof Draft>;

/** What a person was writing on this device; nothing where it cannot be read. */
export function readDraft(userId: string): Draft | undefined {
  try {
    return Draft.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export const forgetDraft = (userId: string): void => localStorage.removeItem(keyOf(userId));

/** A full or forbidden storage costs the draft and nothing else. */
function saveDraft(userId: string, draft: object): boolean {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Saves what is in the form on this device with every change; says whether it is saved. */
export function useSavedDraft({ values }: EventFormState, userId: string, cityName: string): boolean {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    const { unsubscribe } = values.watch((all, { type }) => {
      // What the form fills in by itself is not worth coming back to.
      if (type === 'change' || values.formState.isDirty) setSaved(saveDraft(userId, { ...all, cityName }));
    });
    return unsubscribe;
  }, [values, userId, cityName]);
  return isSaved;
}
