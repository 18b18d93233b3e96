import { Avatar } from '#web/blocks/look/avatar.ts';
import { Cover } from '#web/blocks/look/cover.ts';
import './profile.css';

interface ProfileCoverProps {
  readonly userId: string;
  readonly name: string;
  readonly photoURL?: string | undefined;
  /** The sport that is played most gives the cover. */
  readonly sport?: string | undefined;
}

/** The top of a profile: the field of the player's first sport, and their face over its edge. */
export const ProfileCover = ({ userId, name, photoURL, sport = 'other' }: ProfileCoverProps) => (
  <div className="profile-cover">
    <Cover id={userId} gameTypeId={sport} isFirst />
    <Avatar name={name} photoURL={photoURL} size={96} label={`Avatar of ${name}`} />
  </div>
);
