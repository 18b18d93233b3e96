/**
 * Sizes and stacks of the app alone: visitors see no other face than the host's. The ring around a face is the card's
 * color, so that faces in a stack are told apart.
 */
export const avatarStackStyle = `
.look-avatar.look-24{width:24px;height:24px;font:700 var(--type-12) var(--font-text)}
.look-avatar.look-32{width:32px;height:32px}
.look-avatar.look-96{width:96px;height:96px;font:700 var(--type-36) var(--font-heading)}
.look-stack{display:inline-flex;flex:none}
.look-stack .look-avatar{box-shadow:0 0 0 2px var(--card)}
.look-stack .look-avatar+.look-avatar{margin-inline-start:-10px}
.look-stack .look-24+.look-24{margin-inline-start:-6px}
.look-avatar.look-more{background:var(--hover);color:var(--quiet);font:700 var(--type-12) var(--font-text)}
`;
