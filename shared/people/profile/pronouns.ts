export const pronouns = ['None', 'He/Him', 'She/Her', 'They/Them', 'Unspecified'] as const;
