/** Cities to begin in, where nothing is known of the reader. */
export const startCities = [
  { lat: 30.2672, lng: -97.7431, near: 'Austin, TX' },
  { lat: 39.7392, lng: -104.9847, near: 'Denver, CO' },
  { lat: 41.8781, lng: -87.6298, near: 'Chicago, IL' },
  { lat: 47.6062, lng: -122.3321, near: 'Seattle, WA' },
  { lat: 33.749, lng: -84.388, near: 'Atlanta, GA' },
  { lat: 40.7128, lng: -74.006, near: 'New York City, NY' },
] as const;
