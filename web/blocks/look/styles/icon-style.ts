export const iconStyle = `
.look-icon{display:block;flex:none}
.look-tile{display:inline-block;flex:none;vertical-align:middle;color:var(--on-pitch);border-radius:27%;object-fit:cover}
.look-tile.look-28{width:28px;height:28px}
`;
