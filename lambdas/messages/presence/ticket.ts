import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in an address. */
export const newTicket = (): string => randomBytes(32).toString('base64url');

export const hashTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');
