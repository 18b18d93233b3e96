/** Under what a person's financial aid for one thing is kept: the price of nothing and no one else looks there. */
export const aidScope = ({ subjectId, userId }: { readonly subjectId: string; readonly userId: string }): string =>
  `${subjectId}/${userId}`;

/** The key of what was granted, which no player can type as a code. */
export const aidKey = 'AUTO.AID';
