import type { Form } from '#shared/competitions/standings/row.ts';

const letters = { win: 'W', draw: 'D', loss: 'L' } as const;

/** The latest matches as lettered squares, the last one at the end; read out as words. */
export const LastFive = ({ forms }: { readonly forms: readonly Form[] }) =>
  forms.length === 0 ? (
    <>No matches yet</>
  ) : (
    <span className="last-five" role="img" aria-label={`Latest last: ${forms.join(', ')}`}>
      {forms.map((form, index) => (
        <span key={index} className={`form-${form}`}>
          {letters[form]}
        </span>
      ))}
    </span>
  );
