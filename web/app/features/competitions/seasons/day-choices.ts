import { weekdays } from '#shared/competitions/seasons/words.ts';

/** Monday to Sunday. */
export const dayChoices = weekdays.map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));
