import { Page } from '#web/app/shell/page/page.tsx';
import { Carousel } from './carousel.tsx';
import { mainSlides } from './slides.ts';
import '../cities/city-hub.css';

/** What the product is for, one thing at a time. */
export const Component = () => (
  <Page title="Ways to play">
    <Carousel label="Ways to play" slides={mainSlides} />
  </Page>
);
