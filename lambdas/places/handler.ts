import { GeoPlacesClient } from '@aws-sdk/client-geo-places';
import { places } from '#shared/places/contract.ts';
import { createCities } from '../kernel/place-suggestions.ts';
import { serve } from '../kernel/serve.ts';
import { suggestCities } from './suggest-cities.ts';

const cities = createCities(new GeoPlacesClient());

export const handler = serve(places, { suggestCities: (input) => suggestCities(input, cities) });
