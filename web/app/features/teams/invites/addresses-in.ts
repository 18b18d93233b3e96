/** Addresses as people paste them: by line, comma, semicolon or space, with or without names in front. */
export const addressesIn = (text: string): string[] => [
  ...new Set(text.toLowerCase().match(/[^\s,;<>"]+@[^\s,;<>"]+/g) ?? []),
];
