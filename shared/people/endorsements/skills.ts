import * as z from 'zod';
import { GameTypeId, gameTypeLabel } from '#shared/places/game-types.ts';

/** What one player may say of another besides how well they play a sport. */
export const skills = [
  { value: 'sportsmanship', label: 'Sportsmanship' },
  { value: 'teamwork', label: 'Teamwork' },
  { value: 'reliability', label: 'Can be relied on' },
] as const;
const Skill = z.enum(skills.map(({ value }) => value));

/** A skill, or a sport: then a level goes with it. */
export const EndorsedFor = z.union([Skill, GameTypeId], 'Choose what you endorse.');

export const isSport = (endorsedFor: string): boolean => !skills.some(({ value }) => value === endorsedFor);

/** `Teamwork`, `Basketball`. */
export const endorsedForLabel = (endorsedFor: string): string =>
  skills.find(({ value }) => value === endorsedFor)?.label ?? gameTypeLabel(endorsedFor);
