import * as z from 'zod';
import type { PageRequest } from '#lambdas/kernel/http/serve-pages.ts';
import { Slug } from '#shared/teams/schemas.ts';
import { cityRefAt, nameInTitle } from '../city-link.ts';
import type { Reading } from './app-page.ts';
import type { AddressKind } from './shared-address.ts';

/** A thing by its id, and as the address named it. */
interface Addressed {
  readonly refId: string;
  readonly asked: string;
}

/**
 * The thing that an address names by its id.
 * @param kind where it has an address of its own besides
 */
export const shownById =
  (pathOf: (of: Addressed) => string, kind?: AddressKind) =>
  async ({ path: { id: asked = '' } }: PageRequest, { previews, findHolder }: Reading) => {
    const slug = kind && Slug.safeParse(asked).data;
    const preview = await previews.find((slug && (await findHolder(kind, slug))) || asked);
    return preview && { preview, path: pathOf({ refId: preview.refId, asked }) };
  };

const Point = z.object({ lat: z.coerce.number().min(-89).max(89), lng: z.coerce.number().min(-180).max(180) });

/** The city around the point that an address names. What the address calls it is not repeated: anybody can write that. */
export async function shownCity({ query }: PageRequest, { previews }: Reading) {
  const { data: at } = Point.safeParse(query);
  if (!at) return undefined;
  const preview = await previews.find(cityRefAt(at.lat, at.lng));
  if (!preview?.title) return undefined;
  const { lat, lng } = at;
  const search = new URLSearchParams({ lat: lat.toFixed(2), lng: lng.toFixed(2), near: nameInTitle(preview.title) });
  return { preview, path: `/city-search?${search}` };
}
