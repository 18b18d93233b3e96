import type { Plugin } from 'vite';

/** A summary on one line or on the next: `summary: 'Read an event',`. */
const summary = /^(\s*)summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`),$/gm;

/** A module without the summaries of its operations. */
export const withoutSummaries = (code: string): string => code.replaceAll(summary, "$1summary: '',");

/** What an operation does in words is for the API document: a browser calls it and never reads them. */
export const contractSummaries = (): Plugin => ({
  name: 'contract-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/shared\/.*\.ts$/ },
    handler: (code) => (code.includes('summary:') ? { code: withoutSummaries(code), map: null } : undefined),
  },
});
