import type { Squad } from '#shared/competitions/seasons/squad.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import './squad-logo.css';

/** The logo of a squad beside its name, which says the same to whoever does not see it: nothing where it has none. */
export const SquadLogo = ({ logo }: Pick<Squad, 'logo'>) =>
  logo && <img className="squad-logo" src={mediaPath(logo)} alt="" width={28} height={28} loading="lazy" />;
