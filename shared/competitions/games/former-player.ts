/** What somebody is called in games after they left the product. */
export const formerPlayer = 'Former player';
