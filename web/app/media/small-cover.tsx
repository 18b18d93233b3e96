import type { Picture } from '#shared/uploads/picture.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import './small-cover.css';

/** An event's cover beside its name in a list: nothing where it has none, and fetched only when it comes into view. */
export const SmallCover = ({ cover }: { readonly cover: Picture | undefined }) =>
  cover && (
    <img
      className="small-cover"
      src={mediaPath(cover.uploadId)}
      alt={cover.alt}
      width={96}
      height={64}
      loading="lazy"
      decoding="async"
    />
  );
