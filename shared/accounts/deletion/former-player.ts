/** What stands for a deleted account, where others go on reading of them (domain 4.24). */
export const formerPlayer = 'Former player';
