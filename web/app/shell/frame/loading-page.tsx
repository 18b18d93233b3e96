import './skeleton.css';

/** Stands where a page will be, in its rough shape, so that little moves when it arrives. */
export function LoadingPage() {
  return (
    <div className="loading" role="status" aria-label="Loading">
      <div className="skeleton skeleton-title" />
      <div className="skeleton skeleton-banner" />
      <div className="skeleton skeleton-line" />
      <div className="skeleton skeleton-line" />
    </div>
  );
}
