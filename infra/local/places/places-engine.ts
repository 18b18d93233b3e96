import { createRequire } from 'node:module';
import type { Engine, EngineAnswer } from '../engines/engine.ts';
import { fold, loadUsCities, type UsCity } from './us-cities.ts';

const zoneOf = createRequire(import.meta.url)('@photostructure/tz-lookup') as (lat: number, lng: number) => string;

/**
 * Amazon Location's places, for US cities: https://docs.aws.amazon.com/location/latest/APIReference/API_geoplaces_Autocomplete.html
 * Names that begin like the text, those with most people first.
 */
export function createPlacesEngine(): Engine {
  let known: readonly UsCity[] | undefined;
  const cities = () => (known ??= loadUsCities());
  return ({ method, path, body }) => {
    if (method === 'POST' && /^\/v2\/(autocomplete|suggest)$/.test(path))
      return suggest(cities(), JSON.parse(body.toString()) as Query, path.endsWith('suggest'));
    const [, id] = /^\/v2\/place\/([^/]+)$/.exec(path) ?? [];
    if (method !== 'GET' || !id) return refusal('UnknownOperationException', 'No such operation');
    const city = cities().find(({ placeId }) => placeId === decodeURIComponent(id));
    return city ? json(toPlace(city)) : refusal('ValidationException', 'Invalid PlaceId');
  };
}

interface Query {
  readonly QueryText: string;
  readonly MaxResults?: number;
}

function suggest(cities: readonly UsCity[], { QueryText, MaxResults = 5 }: Query, asSuggestion: boolean): EngineAnswer {
  const text = fold(QueryText);
  const found: UsCity[] = [];
  for (const city of cities) {
    if (city.key.startsWith(text)) found.push(city);
    if (found.length >= MaxResults) break;
  }
  const ResultItems = found.map((city) => {
    const { PlaceId, PlaceType, Title, Address } = toPlace(city);
    if (!asSuggestion) return { PlaceId, PlaceType, Title, Address };
    return { Title, SuggestResultItemType: 'Place', Place: { PlaceId, PlaceType, Address } };
  });
  return json({ ResultItems });
}

const toPlace = ({ placeId, name, state, lat, lng }: UsCity) => ({
  PlaceId: placeId,
  PlaceType: 'Locality',
  Title: `${name}, ${state}, United States`,
  Address: {
    Label: `${name}, ${state}, United States`,
    Country: { Code2: 'US', Code3: 'USA', Name: 'United States' },
    Region: { Code: state },
    Locality: name,
  },
  Position: [lng, lat],
  TimeZone: { Name: zoneOf(lat, lng) },
});

const headers = { 'content-type': 'application/json', 'x-amz-geo-pricing-bucket': 'Core' };
const json = (value: object): EngineAnswer => ({ headers, body: JSON.stringify(value) });
const refusal = (type: string, message: string): EngineAnswer => ({
  status: 400,
  headers: { ...headers, 'x-amzn-errortype': type },
  body: JSON.stringify({ Message: message, Reason: 'Other', FieldList: [] }),
});
