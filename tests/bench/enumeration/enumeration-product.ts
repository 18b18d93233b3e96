// The handlers read where their engines are when they are loaded.
await import('#tests/support/product/cloud.ts');
const { askEverywhere } = await import('./enumeration-asks.ts');

const rows = await askEverywhere(Number(process.argv[2]));
process.send?.(rows, () => process.exit());

export {};
