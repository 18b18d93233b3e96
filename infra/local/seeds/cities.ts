/** The six cities of the first world, as the suggestions name them, with places that exist there. */
export const cities = {
  austin: {
    label: 'Austin, TX',
    places: [
      { name: 'Zilker Park', point: { lat: 30.2669, lng: -97.7729 } },
      { name: 'Pease Park', point: { lat: 30.2811, lng: -97.752 } },
      { name: 'Givens Recreation Center', point: { lat: 30.2798, lng: -97.6867 } },
    ],
  },
  denver: {
    label: 'Denver, CO',
    places: [
      { name: 'Washington Park', point: { lat: 39.7, lng: -104.9717 } },
      { name: 'City Park', point: { lat: 39.7475, lng: -104.9484 } },
      { name: 'Congress Park', point: { lat: 39.7339, lng: -104.948 } },
    ],
  },
  chicago: {
    label: 'Chicago, IL',
    places: [
      { name: 'Lincoln Park South Fields', point: { lat: 41.9165, lng: -87.6332 } },
      { name: 'Humboldt Park', point: { lat: 41.9023, lng: -87.702 } },
      { name: 'Foster Beach', point: { lat: 41.9789, lng: -87.651 } },
    ],
  },
  seattle: {
    label: 'Seattle, WA',
    places: [
      { name: 'Green Lake Park', point: { lat: 47.6805, lng: -122.3286 } },
      { name: 'Cal Anderson Park', point: { lat: 47.6172, lng: -122.3191 } },
      { name: 'Magnuson Park', point: { lat: 47.6815, lng: -122.2535 } },
    ],
  },
  atlanta: {
    label: 'Atlanta, GA',
    places: [
      { name: 'Piedmont Park', point: { lat: 33.7851, lng: -84.3738 } },
      { name: 'Grant Park', point: { lat: 33.7366, lng: -84.3706 } },
      { name: 'Central Park', point: { lat: 33.7695, lng: -84.3745 } },
    ],
  },
  newYork: {
    label: 'New York City, NY',
    places: [
      { name: 'Prospect Park', point: { lat: 40.6602, lng: -73.969 } },
      { name: 'McCarren Park', point: { lat: 40.7206, lng: -73.952 } },
      { name: 'Riverside Park', point: { lat: 40.801, lng: -73.972 } },
    ],
  },
} as const;

export type CityKey = keyof typeof cities;
