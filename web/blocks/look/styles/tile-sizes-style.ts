/** Sizes of the app alone: a page of the server shows the small tile. */
export const tileSizesStyle = `
.look-tile.look-44{width:44px;height:44px}
.look-tile.look-72{width:72px;height:72px}
`;
