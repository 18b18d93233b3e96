import { Page } from '#web/app/shell/page/page.tsx';
import { Carousel } from './carousel.tsx';
import { learnSlides } from './slides.ts';
import '../cities/city-hub.css';

/** The guides, one at a time. */
export const Component = () => (
  <Page title="Learn and grow">
    <Carousel label="Guides" slides={learnSlides} />
  </Page>
);
