import Link, { type LinkProps } from '@cloudscape-design/components/link';
import { useNavigate } from 'react-router';

/** A link to a page of ours: no reload, unless it is opened elsewhere. */
export function AppLink({ to, ...rest }: Omit<LinkProps, 'href' | 'onFollow'> & { readonly to: string }) {
  const navigate = useNavigate();
  return (
    <Link
      {...rest}
      href={to}
      onFollow={(event) => {
        if (event.detail.external || !to.startsWith('/')) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
