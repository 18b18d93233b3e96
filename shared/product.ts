/** The product's name, wherever the specification says "the product". */
export const productName = 'Rovers';

/** The mascot, who stands on the not-found page. */
export const mascotName = 'Beans';
