import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Look {
  readonly look?: 'primary' | 'quiet' | 'outline' | 'text';
  readonly small?: boolean;
}

const classOf = ({ look = 'primary', small = false }: Look, more: string | undefined): string =>
  ['button', `button-${look}`, small && 'button-small', more].filter(Boolean).join(' ');

type ButtonProps = Look & ComponentProps<'button'> & { readonly busy?: boolean };

/** While `busy` it keeps its words and does nothing, so a second tap sends nothing. */
export function Button({ look, small, busy = false, className, ...rest }: ButtonProps) {
  const off = busy || rest.disabled === true;
  const name = classOf({ ...(look && { look }), ...(small && { small }) }, className);
  return <button type="button" {...rest} className={name} disabled={off} aria-busy={busy} />;
}

type LinkProps = Look & ComponentProps<typeof Link>;

/** A link that looks like a button. */
export function ButtonLink({ look, small, className, ...rest }: LinkProps) {
  const name = classOf({ ...(look && { look }), ...(small && { small }) }, className);
  return <Link {...rest} className={name} />;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  readonly label: string;
  readonly children: ReactNode;
};

/** 44 px around an icon; `label` is its name. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={`icon-button ${className}`} />
  );
}
