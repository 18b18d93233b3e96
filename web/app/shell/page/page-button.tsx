import Button, { type ButtonProps } from '@cloudscape-design/components/button';
import { useNavigate } from 'react-router';

type Props = Omit<ButtonProps, 'href' | 'onClick' | 'onFollow'> & { readonly to: string };

/** A link to a page of ours that looks like a button: no reload, unless it is opened elsewhere. */
export function PageButton({ to, ...rest }: Props) {
  const navigate = useNavigate();
  return (
    <Button
      {...rest}
      href={to}
      onFollow={(event) => {
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
