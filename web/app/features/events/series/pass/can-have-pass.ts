import type { PassOfChild, SeriesPass } from '#shared/events/series/pass/contract.ts';

/** Whether a pass would give its player a spot on a date now. */
export const canHavePass = ({ dates }: Pick<SeriesPass, 'dates'>): boolean =>
  dates.some(({ state }) => state === 'included');

/** The children who the reader can buy a pass for. */
export const childrenWhoCanHavePass = ({ family }: Pick<SeriesPass, 'family'>): readonly PassOfChild[] =>
  family.filter((child) => child.mayPay && canHavePass(child));
