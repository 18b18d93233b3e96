import type { ReactNode } from 'react';
import { inkOn } from '#shared/look/contrast.ts';
import type { BrandColours } from '#shared/teams/details/brand-colours.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import './brand-band.css';

interface BrandBandProps {
  readonly colours: BrandColours;
  readonly photoId: string | undefined;
  readonly children: ReactNode;
}

/** What a community or an organisation looks like. Whatever its colours are, what is written on them can be read. */
export const BrandBand = ({ colours: { main, accent }, photoId, children }: BrandBandProps) => (
  <div className="brand-band" style={{ background: main, borderBottomColor: accent, color: inkOn(main) }}>
    {photoId && <img src={mediaPath(photoId)} alt="" width="96" height="96" />}
    <span>{children}</span>
  </div>
);
