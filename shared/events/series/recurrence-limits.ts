export const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** At most so many dates, and none later than so many months after the first (domain 4.4.2). */
export const mostOccurrences = 104;
export const mostMonths = 18;
