export const chipStyle = `
.look-chip{display:inline-block;padding:var(--space-4) var(--space-12);border-radius:var(--radius-full);background:var(--hover);color:var(--quiet);font:700 var(--type-12) var(--font-text);white-space:nowrap}
.look-chip.look-in{background:var(--in-back);color:var(--in)}
.look-chip.look-wait{background:var(--wait-back);color:var(--wait)}
.look-chip.look-bad{background:var(--bad-back);color:var(--bad)}
`;
