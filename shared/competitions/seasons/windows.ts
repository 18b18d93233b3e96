import type { RegistrationWindow, Season } from './schemas.ts';
import type { Audience } from './words.ts';

const dayMs = 24 * 60 * 60_000;

interface Asker {
  readonly isMember: boolean;
  /** Played in an earlier season of the same group, or of the team where it has none. */
  readonly isReturning: boolean;
}

const isOf = (audience: Audience, { isMember, isReturning }: Asker) =>
  audience === 'public' || isReturning || (audience === 'members' && isMember);

/**
 * The window through which a player may register now; without windows there is none to wait for. While places are held
 * for those who return, no one else comes in.
 */
export function openWindow(
  { registrationWindows, holdDays }: Pick<Season, 'registrationWindows' | 'holdDays'>,
  asker: Asker,
  now: Date,
): RegistrationWindow | 'always' | undefined {
  if (registrationWindows.length === 0) return 'always';
  const begun = Math.min(...registrationWindows.map(({ opensAt }) => Date.parse(opensAt)));
  if (!asker.isReturning && now.getTime() < begun + holdDays * dayMs) return undefined;
  const isOpen = ({ opensAt, closesAt }: RegistrationWindow) =>
    Date.parse(opensAt) <= now.getTime() && now.getTime() < Date.parse(closesAt);
  return registrationWindows.find((window) => isOpen(window) && isOf(window.audience, asker));
}
