import { createContext, useContext } from 'react';

/** The organization whose account the sections below show; the reader’s own without it. */
export const PayoutOwner = createContext<string | undefined>(undefined);

export const usePayoutOwner = (): string | undefined => useContext(PayoutOwner);
