import { mascotName } from '#shared/product.ts';
import './beans.css';

/** The mascot, nose to the ground, looking for a page. */
export function Beans() {
  return (
    <svg className="beans" viewBox="0 0 240 160" role="img" aria-label={`${mascotName} the dog, sniffing for a trail`}>
      <ellipse cx="120" cy="146" rx="100" ry="8" className="beans-ground" />
      <path d="M196 74c16-4 24-20 20-34-12 4-22 14-26 28z" className="beans-fur" />
      <rect x="150" y="92" width="14" height="50" rx="7" className="beans-fur" />
      <rect x="178" y="90" width="14" height="52" rx="7" className="beans-fur" />
      <rect x="96" y="92" width="14" height="50" rx="7" className="beans-shade" />
      <rect x="116" y="94" width="14" height="48" rx="7" className="beans-fur" />
      <path d="M88 82c4-20 24-28 52-26 34 2 56 14 56 36 0 18-20 24-54 24-34 0-58-12-54-34z" className="beans-fur" />
      <path d="M140 57c20 1 38 6 48 15-6 16-40 18-54 6-6-6-2-16 6-21z" className="beans-shade" />
      <path
        d="M36 96c0-22 16-38 38-38s34 14 34 34c0 22-14 36-36 38-8 1-14 6-24 6-10 0-16-8-14-18 1-8 2-14 2-22z"
        className="beans-fur"
      />
      <path d="M78 58c16-6 34 4 38 22 3 14-2 28-10 30-9 2-14-10-18-22-4-11-10-20-10-30z" className="beans-shade" />
      <circle cx="62" cy="88" r="5" className="beans-ink" />
      <circle cx="64" cy="86" r="1.6" className="beans-glint" />
      <ellipse cx="38" cy="124" rx="10" ry="8" className="beans-ink" />
      <path d="M50 130c6 4 14 2 18-4" className="beans-line" />
      <path d="M84 104c12 8 24 8 32 2l2 8c-10 8-26 8-36-2z" className="beans-collar" />
      <circle cx="102" cy="118" r="6" className="beans-tag" />
      <path d="M14 118c-5-2-5-8 0-10M8 132c-5 0-7-6-3-9" className="beans-line" />
    </svg>
  );
}
