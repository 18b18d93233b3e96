import type { Form } from '#shared/competitions/standings/row.ts';

const letters = { win: 'W', draw: 'D', loss: 'L' } as const;

/** The last five matches as lettered squares, the newest at the end; screen readers hear words. */
export const LastFive = ({ forms }: { readonly forms: readonly Form[] }) =>
  forms.length === 0 ? (
    <span className="standings-mark">–</span>
  ) : (
    <span className="last-five" role="img" aria-label={`Last five: ${forms.join(', ')}`}>
      {forms.map((form, index) => (
        <span key={index} className={`form-${form}`}>
          {letters[form]}
        </span>
      ))}
    </span>
  );
