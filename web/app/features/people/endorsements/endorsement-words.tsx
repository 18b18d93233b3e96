import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { endorsedForLabel, isSport } from '#shared/people/endorsements/skills.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { Stars } from '#web/blocks/look/stars.ts';

interface Endorsed {
  readonly endorsedFor: string;
  readonly level?: string | undefined;
}

/** `Basketball: intermediate`. */
export const wordsOf = ({ endorsedFor, level }: Endorsed): string =>
  level ? `${endorsedForLabel(endorsedFor)}: ${level}` : endorsedForLabel(endorsedFor);

const levels: readonly string[] = SkillLevel.options;

/** One star for each level up to the one that was given; the words beside them say it too. */
export const LevelStars = ({ level }: { readonly level?: string | undefined }) =>
  level ? <Stars value={levels.indexOf(level) + 1} of={levels.length} /> : undefined;

/** The sport's tile, or a shield for a skill. */
export const EndorsedPicture = ({ endorsedFor }: Pick<Endorsed, 'endorsedFor'>) =>
  isSport(endorsedFor) ? <SportTile gameTypeId={endorsedFor} /> : <LineIcon name="shield" size={32} />;
