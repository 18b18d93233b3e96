import type { Season } from '#shared/competitions/seasons/schemas.ts';
import type { RegistrationMode } from '#shared/competitions/seasons/words.ts';

/** The way in which children register without another question; undefined where each way has some. */
export const modeOfChild = ({ registrationModes }: Pick<Season, 'registrationModes'>): RegistrationMode | undefined =>
  registrationModes.find((mode) => mode === 'individual');
