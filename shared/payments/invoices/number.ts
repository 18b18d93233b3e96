const longestPrefix = 8;

/** What the numbers of a seller begin with: capital letters and digits. */
export const prefixPattern = /^[A-Z0-9]{2,8}$/;

/** What numbers begin with where the seller chose nothing: the letters and digits of the name, `U10COMET`. */
export function prefixFrom(name: string): string {
  const plain = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, longestPrefix);
  return prefixPattern.test(plain) ? plain : 'TEAM';
}

/** `COMETS-2026-00001`. The numbers of a seller in a year have no gaps. */
export const invoiceNumber = (prefix: string, year: number, count: number): string =>
  `${prefix}-${year}-${String(count).padStart(5, '0')}`;
