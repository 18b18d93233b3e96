/** The six cities of the first world, as the suggestions name them, with places that exist there. */
export const cities = {
  austin: { label: 'Austin, TX', places: ['Zilker Park', 'Pease Park', 'Givens Recreation Center'] },
  denver: { label: 'Denver, CO', places: ['Washington Park', 'City Park', 'Congress Park'] },
  chicago: { label: 'Chicago, IL', places: ['Lincoln Park South Fields', 'Humboldt Park', 'Foster Beach'] },
  seattle: { label: 'Seattle, WA', places: ['Green Lake Park', 'Cal Anderson Park', 'Magnuson Park'] },
  atlanta: { label: 'Atlanta, GA', places: ['Piedmont Park', 'Grant Park', 'Central Park'] },
  newYork: { label: 'New York City, NY', places: ['Prospect Park', 'McCarren Park', 'Riverside Park'] },
} as const;

export type CityKey = keyof typeof cities;
