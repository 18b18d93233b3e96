/**
 * All that a page runs. A reader with a session in this browser is led to the app; others see the time on their own clock
 * beside the event's where it differs, share by the device's own sheet, and what they press (join, save, follow) is
 * remembered while they sign in. Without it the page says and does the same. It is one text for all pages, because the
 * page's policy lets it run by its hash; what differs stands in the markup. The clock is read while the page is parsed, so
 * that nothing moves after it was painted.
 */
export const pageScript = `(() => {
  const { app, event } = document.documentElement.dataset;
  try {
    if (app && Object.keys(localStorage).some((key) => key.endsWith('.LastAuthUser'))) {
      location.replace(app + location.search);
      return;
    }
  } catch {}
  const all = (marked) => document.querySelectorAll(marked);
  new MutationObserver((_, parsing) => {
    const [zone] = all('.event-fact:has(+*) [data-from]');
    if (!zone) return;
    parsing.disconnect();
    const { from, to, zone: timeZone } = zone.dataset;
    const words = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' };
    const clock = (more) => new Intl.DateTimeFormat('en-US', { ...words, ...more });
    const start = new Date(from);
    if (clock().format(start) === clock({ timeZone }).format(start)) zone.remove();
    else zone.append(' · For you: ' + clock({ timeZoneName: 'short' }).formatRange(start, new Date(to)));
  }).observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    for (const way of all('[data-intent]')) way.addEventListener('click', () => {
      try {
        localStorage.setItem(way.dataset.intent, event + ' ' + Date.now());
      } catch {}
    });
    for (const share of all('[data-share]')) share.addEventListener('click', (press) => {
      if (!navigator.share) return;
      press.preventDefault();
      navigator.share({ title: document.title, url: share.dataset.share }).catch(() => {});
    });
    for (const copy of all('[data-copy]')) {
      copy.hidden = !navigator.clipboard;
      copy.addEventListener('click', () => navigator.clipboard.writeText(copy.dataset.copy).then(() => {
        copy.textContent = 'Link copied';
      }, () => {}));
    }
    addEventListener('click', ({ target }) => {
      for (const menu of all('details[open]')) if (!menu.contains(target)) menu.open = false;
    });
  });
})();`.replaceAll(/\n +/g, '\n');
