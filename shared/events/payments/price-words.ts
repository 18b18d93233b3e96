const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as `$12.50`, nothing as `Free`. */
export const priceWords = ({ amount }: { readonly amount: number }): string =>
  amount === 0 ? 'Free' : dollars.format(amount / 100);
