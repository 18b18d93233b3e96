import * as z from 'zod';

/** The identity provider's name for one sign-in; renewing its tokens does not change it. */
export const SessionId = z.string().regex(/^[A-Za-z0-9-]{8,64}$/, 'That is not a session.');
