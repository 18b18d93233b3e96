import Button from '@cloudscape-design/components/button';
import { useEffect, useRef, useState } from 'react';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { prefersStill } from '#web/app/shell/prefers-still.ts';
import type { Slide } from './slides.ts';

const slideMs = 6000;

/**
 * One slide at a time (WAI-ARIA carousel pattern). It moves by itself unless the reader asked for less motion, waits while
 * the pointer or the focus is on it, and can be stopped; arrow keys and buttons move it as well.
 */
export function Carousel({ label, slides }: { readonly label: string; readonly slides: readonly Slide[] }) {
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !prefersStill());
  const [isHeld, setHeld] = useState(false);
  const section = useRef<HTMLElement>(null);
  const move = (by: number) => setCurrent((at) => (at + by + slides.length) % slides.length);
  const isMoving = isPlaying && !isHeld;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setCurrent((at) => (at + 1) % slides.length), slideMs);
    return () => clearInterval(timer);
  }, [isMoving, slides.length]);
  return (
    <section
      ref={section}
      className="carousel"
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(section.current?.contains(document.activeElement) ?? false)}
      onFocus={() => setHeld(true)}
      onBlur={({ relatedTarget }) => setHeld(section.current?.contains(relatedTarget) ?? false)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') move(1);
        if (key === 'ArrowLeft') move(-1);
      }}
    >
      <div className="carousel-controls">
        <Button onClick={() => setPlaying(!isPlaying)}>{isPlaying ? 'Stop moving' : 'Move by itself'}</Button>
        <Button iconName="angle-left" ariaLabel="Previous" onClick={() => move(-1)} />
        <Button iconName="angle-right" ariaLabel="Next" onClick={() => move(1)} />
        <span>
          {current + 1} of {slides.length}
        </span>
      </div>
      <div aria-live={isMoving ? 'off' : 'polite'}>
        {slides.map(({ title, text, link }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the carousel pattern
          <div
            key={title}
            className="carousel-slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${title}`}
            hidden={index !== current}
          >
            <h2>{title}</h2>
            <p>{text}</p>
            <AppLink to={link.to} fontSize="heading-s">
              {link.text}
            </AppLink>
          </div>
        ))}
      </div>
    </section>
  );
}
