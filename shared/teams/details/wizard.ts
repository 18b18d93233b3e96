/** The steps of making a community, index 0 to 7 (decision D26). */
export const wizardSteps = [
  'Kind',
  'Name and sport',
  'Place',
  'Look',
  'Privacy and joining',
  'Roles and invites',
  'Payments',
  'Review',
] as const;

export const lastStep = wizardSteps.length - 1;

/** A user who leaves this far in gets a reminder by mail: neither at the beginning nor with all but the last press done (R-MAIL-04). */
export const isReminded = (step: number): boolean => step > 1 && step < lastStep;

/** An untouched draft is deleted. */
export const draftKeptDays = 30;
