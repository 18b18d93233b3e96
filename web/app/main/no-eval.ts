import * as z from 'zod';

// zod writes functions from text to be faster. Our content security policy forbids that, and the browser would report
// every attempt, so it is told not to try. Imported before the first schema is made.
z.config({ jitless: true });
