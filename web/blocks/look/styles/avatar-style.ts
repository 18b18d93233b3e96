export const avatarStyle = `
.look-avatar{display:inline-grid;place-items:center;flex:none;box-sizing:border-box;border-radius:var(--radius-full);color:var(--on-pitch);font:700 var(--type-14) var(--font-text);object-fit:cover;user-select:none}
.look-avatar.look-40{width:40px;height:40px;font:700 var(--type-16) var(--font-text)}
`;
