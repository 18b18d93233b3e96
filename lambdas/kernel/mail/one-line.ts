/** Text that is safe in a mail header: every break, control and direction override becomes one space (threat T74). */
export const oneLine = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that end a header
    .replaceAll(/[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
