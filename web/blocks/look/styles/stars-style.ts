export const starsStyle = `
.look-stars{display:inline-flex;flex:none;color:var(--wait);vertical-align:-2px}
.look-stars .look-full path{fill:currentColor}
`;
