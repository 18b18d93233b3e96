/** Its height is known before anything is fetched. */
export const coverStyle = `
.look-cover{aspect-ratio:3;overflow:hidden;background:var(--hover)}
.look-cover>svg,.look-cover>img{display:block;width:100%;height:100%;object-fit:cover}
`;
