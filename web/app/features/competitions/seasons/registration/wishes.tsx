import type { RegistrationAnswers } from '#shared/competitions/seasons/registration.ts';

interface WishesProps {
  readonly answers: RegistrationAnswers;
  /** Of those who registered. */
  readonly names: ReadonlyMap<string, string>;
}

/** `With Ana, not with Bo · on monday · coach Lee · size M · number 7`; nothing where nothing was wished. */
export function Wishes({ answers, names }: WishesProps) {
  const { with: friends, notWith, days, coach, jerseySize, uniformNumberPrefs } = answers;
  const named = (userIds: readonly string[]) =>
    userIds.map((userId) => names.get(userId) ?? 'a player who isn’t registered').join(' and ');
  const wishes = [
    ...(friends.length > 0 ? [`with ${named(friends)}`] : []),
    ...(notWith.length > 0 ? [`not with ${named(notWith)}`] : []),
    ...(days.length > 0 ? [`on ${days.join(', ')}`] : []),
    ...(coach ? [`coach ${coach}`] : []),
    ...(jerseySize ? [`size ${jerseySize}`] : []),
    ...(uniformNumberPrefs.length > 0 ? [`number ${uniformNumberPrefs.join(' or ')}`] : []),
  ];
  return wishes.length > 0 && <div>Wishes: {wishes.join(' · ')}</div>;
}
