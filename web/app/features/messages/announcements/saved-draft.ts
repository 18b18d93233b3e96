import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod';

const Draft = z.object({ title: z.string(), message: z.string() });
type Draft = z.infer<typeof Draft>;

const keyOf = (userId: string, aboutId: string) => `rovers.announcementDraft.${userId}.${aboutId}`;

/** What a person was writing on this device; empty where there is nothing, or it cannot be read. */
export function readDraft(userId: string, aboutId: string): Draft {
  try {
    const { data } = Draft.safeParse(JSON.parse(localStorage.getItem(keyOf(userId, aboutId)) ?? 'null'));
    return data ?? { title: '', message: '' };
  } catch {
    return { title: '', message: '' };
  }
}

export const forgetDraft = (userId: string, aboutId: string): void => localStorage.removeItem(keyOf(userId, aboutId));

/** A full or forbidden storage costs the draft and nothing else. */
function saveDraft(userId: string, aboutId: string, { title, message }: Draft): void {
  try {
    localStorage.setItem(keyOf(userId, aboutId), JSON.stringify({ title, message }));
  } catch {
    // The form still holds it.
  }
}

interface Written {
  title: string;
  message: string;
}

/** Saves what is written on this device with every change. It is sent by a press alone, never by itself. */
export function useSavedDraft<Values extends Written>(form: UseFormReturn<Values>, userId: string, aboutId: string) {
  useEffect(() => {
    const { unsubscribe } = form.watch(({ title = '', message = '' }, { type }) => {
      if (type === 'change' || form.formState.isDirty) saveDraft(userId, aboutId, { title, message });
    });
    return unsubscribe;
  }, [form, userId, aboutId]);
}
