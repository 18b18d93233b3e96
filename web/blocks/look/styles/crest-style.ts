export const crestStyle = `
.look-crest{display:inline-block;flex:none;vertical-align:middle;object-fit:contain}
.look-crest text{font-family:var(--font-heading)}
`;
