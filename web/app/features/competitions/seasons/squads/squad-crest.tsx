import { mediaPath } from '#shared/uploads/purposes.ts';
import { Crest } from '#web/blocks/look/crest.ts';

interface SquadCrestProps {
  readonly id: string;
  readonly name: string;
  readonly logo?: string | undefined;
  readonly size?: 24 | 32 | 72;
}

/** A squad's logo, or its drawn crest; its name stands beside it. */
export const SquadCrest = ({ id, name, logo, size = 32 }: SquadCrestProps) => (
  <Crest id={id} name={name} logoURL={logo && mediaPath(logo)} size={size} />
);
