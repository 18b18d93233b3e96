/** The schema reports most faults at the number of the amount. */
export const amountFault = (error: object | undefined): string | undefined => {
  const { amountMinor, message } = (error ?? {}) as { amountMinor?: { message?: string }; message?: string };
  return amountMinor?.message ?? message;
};
