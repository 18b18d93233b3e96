const alphabet = '0123456789bcdefghjkmnpqrstuvwxyz';

/**
 * The geohash of a point: longitude and latitude are halved in turns, five halvings a character (Niemeyer 2008). Nine
 * characters name a cell of about five metres, five one of about three miles.
 */
export function geohash(lat: number, lng: number, length = 9): string {
  const bounds = { lng: { low: -180, high: 180, value: lng }, lat: { low: -90, high: 90, value: lat } };
  let hash = '';
  for (let index = 0; index < length; index++) {
    let character = 0;
    for (let bit = 0; bit < 5; bit++) {
      const side = (index * 5 + bit) % 2 === 0 ? bounds.lng : bounds.lat;
      const middle = (side.low + side.high) / 2;
      const upper = side.value >= middle;
      character = character * 2 + Number(upper);
      if (upper) side.low = middle;
      else side.high = middle;
    }
    hash += alphabet[character];
  }
  return hash;
}

/** The middle of the cell that a geohash names. */
export function geohashCentre(hash: string): { lat: number; lng: number } {
  const bounds = { lng: { low: -180, high: 180 }, lat: { low: -90, high: 90 } };
  [...hash].forEach((character, index) => {
    const value = alphabet.indexOf(character);
    for (let bit = 0; bit < 5; bit++) {
      const side = (index * 5 + bit) % 2 === 0 ? bounds.lng : bounds.lat;
      const middle = (side.low + side.high) / 2;
      if ((value >> (4 - bit)) % 2 === 1) side.low = middle;
      else side.high = middle;
    }
  });
  return { lat: (bounds.lat.low + bounds.lat.high) / 2, lng: (bounds.lng.low + bounds.lng.high) / 2 };
}
