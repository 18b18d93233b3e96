import { joinIntentKey } from '#shared/events/rsvp/join-intent.ts';

/**
 * All that a page runs. A reader with a session in this browser is led to the app; others see the time on their own clock
 * beside the event's, and a press on Join is remembered while they sign in. Without it the page says the same. It is one
 * text for all pages, because the page's policy lets it run by its hash; what differs stands in the markup.
 */
export const pageScript = `(() => {
  const { app, event } = document.documentElement.dataset;
  try {
    if (app && Object.keys(localStorage).some((key) => key.endsWith('.LastAuthUser'))) {
      location.replace(app + location.search);
      return;
    }
  } catch {}
  addEventListener('DOMContentLoaded', () => {
    const yours = document.querySelector('[data-from]');
    if (yours) {
      const { from, to, zone } = yours.dataset;
      const words = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' };
      const clock = (more) => new Intl.DateTimeFormat('en-US', { ...words, ...more });
      const start = new Date(from);
      if (clock().format(start) !== clock({ timeZone: zone }).format(start)) {
        yours.textContent = 'For you: ' + clock({ timeZoneName: 'short' }).formatRange(start, new Date(to));
        yours.hidden = false;
      }
    }
    const join = document.querySelector('[data-join]');
    if (join) join.addEventListener('click', () => {
      try {
        sessionStorage.setItem('${joinIntentKey}', event + ' ' + Date.now());
      } catch {}
    });
  });
})();`;
