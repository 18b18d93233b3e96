import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { shareImageKey } from '#shared/look/share-image.ts';
import { mediaPath, purposes } from '#shared/uploads/purposes.ts';
import type { ShareImage } from './draw.ts';
import type { SharedFacts, SharedThing } from './shared-thing.ts';
import type { LinkPreviewStore } from './store.ts';

export interface PreviewKeeping {
  readonly previews: LinkPreviewStore;
  readonly objects: Pick<Objects, 'find' | 'readStart' | 'write' | 'remove'>;
  readonly draw: (image: ShareImage) => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Draws the image of a thing's version and removes that of the one before; removes it where the thing is not public any
 * more. Safe to repeat and in any order: what is older than what is there changes nothing, and the row is written last, so
 * that what broke off in between is done again.
 */
export async function keepPreview(thing: SharedThing, keeping: PreviewKeeping, now: Date): Promise<void> {
  const { previews, objects } = keeping;
  const { refId, version, shown } = thing;
  const before = await previews.find(refId);
  if (before && before.version >= version) return;
  if (shown) await objects.write(shareImageKey(thing), await drawn(refId, shown, keeping, now), 'image/png', now);
  if (before?.title !== undefined) await objects.remove(shareImageKey(before), now);
  const text = shown && { title: shown.title, description: shown.lines.join(' · ') };
  if ((await previews.save({ refId, version, ...text })) || !shown) return;
  // A later version came in between, to which this image is nothing; the same version drew the same image.
  const newest = await previews.find(refId);
  if (newest?.version !== version) await objects.remove(shareImageKey(thing), now);
}

async function drawn(refId: string, shown: SharedFacts, { objects, draw }: PreviewKeeping, now: Date) {
  const { coverId, ...facts } = shown;
  const cover = coverId && (await readCover(coverId, objects, now));
  const image = { id: refId, ...facts };
  // A picture that browsers show may still be one that can't be drawn here: the link gets the drawn cover then.
  return cover ? draw({ ...image, cover }).catch(() => draw(image)) : draw(image);
}

/** An uploaded cover that can be drawn: a JPEG or a PNG. */
async function readCover(uploadId: string, { find, readStart }: PreviewKeeping['objects'], now: Date) {
  const key = mediaPath(uploadId).slice(1);
  const found = await find(key, now);
  if (!found || found.size > purposes.eventCover.mostBytes) return undefined;
  const bytes = await readStart(key, found.etag, found.size, now);
  const isDrawable = bytes !== undefined && starts.some((start) => start.every((byte, index) => bytes[index] === byte));
  return isDrawable ? bytes : undefined;
}

/** Of a PNG and of a JPEG. */
const starts = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];
