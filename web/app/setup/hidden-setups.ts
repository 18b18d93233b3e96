import { storedUsername } from '#web/app/session/session-token.ts';

const key = 'rovers.hiddenSetups';
/** Older ones are forgotten. */
const mostKept = 100;

const kept = (): readonly string[] => localStorage.getItem(key)?.split(' ') ?? [];
const nameOf = (of: string): string => `${storedUsername()}/${of}`;

/** Whether the user of this browser has put a checklist away. */
export const isSetupHidden = (of: string): boolean => kept().includes(nameOf(of));

export function hideSetup(of: string): void {
  localStorage.setItem(key, [nameOf(of), ...kept()].slice(0, mostKept).join(' '));
}
