import { contactsStandDays } from '#shared/places/managers/claiming.ts';
import type { StoredPlace } from '../details/stored-place.ts';

const dayMs = 24 * 60 * 60_000;

/** From when on the website and the number of a listing prove a claim. */
export const provesFrom = ({ contactsSince, createdAt }: Pick<StoredPlace, 'contactsSince' | 'createdAt'>): Date =>
  new Date(Date.parse(contactsSince ?? createdAt) + contactsStandDays * dayMs);
