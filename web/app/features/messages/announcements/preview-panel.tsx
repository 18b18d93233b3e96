import { useState } from 'react';
import { productName } from '#shared/product.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';

const ways = [
  { value: 'push', label: 'Push' },
  { value: 'email', label: 'Email' },
  { value: 'app', label: 'App' },
] as const;
type Way = (typeof ways)[number]['value'];

interface PreviewProps {
  readonly title: string;
  readonly message: string;
  /** The event, community or season. */
  readonly name: string;
}

/** The announcement as a push message, as an email and in the inbox. */
export function PreviewPanel(words: PreviewProps) {
  const [way, setWay] = useState<Way>('push');
  return (
    <section className="page-card" aria-label="How it looks">
      <h2>How it looks</h2>
      <div className={`announce-preview announce-preview-${way}`}>
        {way === 'email' ? <Mail {...words} /> : <Short {...words} />}
      </div>
      <ChipChoice label="Shown as" isLabelHidden options={ways} value={way} onChange={setWay} />
    </section>
  );
}

const longestPreview = 140;

const Short = ({ title, message, name }: PreviewProps) => (
  <>
    <span>{productName}</span>
    <strong>{`${title || 'Title'} (${name})`}</strong>
    <p>{message.replaceAll(/\s+/g, ' ').slice(0, longestPreview) || 'Message'}</p>
  </>
);

const Mail = ({ title, message, name }: PreviewProps) => (
  <>
    <span>{`${title || 'Title'} (${name})`}</span>
    <strong>{title || 'Title'}</strong>
    <p className="pre-line">{message || 'Message'}</p>
  </>
);
