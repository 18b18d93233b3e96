/** What jsdom lacks and Cloudscape's messages ask for, also a moment after their test is over. */
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
