import './avatar.css';

interface AvatarProps {
  readonly name: string;
  /** On the product's own origin; without one the initials stand for the person. */
  readonly photoURL?: string | undefined;
}

/** The picture of a person, or their initials. */
export const Avatar = ({ name, photoURL }: AvatarProps) =>
  photoURL ? (
    <img className="person-avatar" src={photoURL} alt={`Avatar of ${name}`} width={96} height={96} />
  ) : (
    <div className="person-avatar" role="img" aria-label={`Avatar of ${name}`}>
      {initialsOf(name)}
    </div>
  );

/** `AP` of Ana Perez. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
