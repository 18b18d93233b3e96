/** Where the file of an export is: nobody but we reads there, and its id cannot be guessed. */
export const exportKey = (exportId: string): string => `files/exports/${exportId}.zip`;

/** Where exports wait to be removed. */
export const exportQueue = 'accounts-exports';
