import { shownPhone } from '#shared/phone.ts';
import type { Team } from '#shared/teams/schemas.ts';

/** The public contact of a community; nothing where it has none. */
export function TeamContact({ contact: { email, phone, links } }: Pick<Team, 'contact'>) {
  const ways = [
    ...(email ? [{ label: email, url: `mailto:${email}` }] : []),
    ...(phone ? [{ label: shownPhone(phone), url: `tel:${phone.replaceAll(/[^+0-9]/g, '')}` }] : []),
    ...links,
  ];
  if (ways.length === 0) return null;
  return (
    <nav aria-label="Contact" className="team-ways">
      {ways.map(({ label, url }) => (
        <a key={url} href={url} rel="noopener noreferrer ugc">
          {label}
        </a>
      ))}
    </nav>
  );
}
