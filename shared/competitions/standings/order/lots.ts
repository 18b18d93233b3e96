/**
 * The lot of an entrant under a seed: 1 to 4,294,967,296, the smallest first. It follows from the two alone, so a draw can be
 * held again by anybody, and who else is level changes nothing (FNV-1a with the finishing steps of MurmurHash3).
 */
export function lotOf(seed: string, entrantId: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}/${entrantId}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) + 1;
}
