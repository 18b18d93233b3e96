import { colorFor } from './palette.ts';

/** What stands behind a person's initial: white is read well on it. */
export const avatarColor = (name: string): string => colorFor(`${name}x`);

/** The letter that stands for a person without a picture. */
export const avatarInitial = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '?';
