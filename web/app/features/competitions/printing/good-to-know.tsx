import './printed.css';

/** What is not in the lists: a sentence each. */
export const GoodToKnow = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <section className="printed-note">
    <h2>Good to know</h2>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
);
