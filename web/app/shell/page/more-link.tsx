import type { ComponentProps } from 'react';
import { AppLink } from './app-link.tsx';
import './more-link.css';

/** The way to the next part of a long list, as tall as a finger needs. */
export const MoreLink = (props: ComponentProps<typeof AppLink>) => (
  <div className="more-link">
    <AppLink {...props} />
  </div>
);
