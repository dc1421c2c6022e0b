import type { ComponentProps } from 'react';
import { Link } from '../link/link.tsx';
import { telHref } from '../phone/phone.tsx';
import styles from './button.module.css';

/** `action` is only for requesting an estimate or calling; `plain` is for every other button. */
type Variant = 'action' | 'plain';

export type ButtonProps = ComponentProps<'button'> & { variant?: Variant };

export function Button({ variant = 'plain', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${styles.root} ${className}`} data-variant={variant} {...rest} />;
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant };

export function ButtonLink({ variant = 'plain', className = '', ...rest }: ButtonLinkProps) {
  return <Link className={`${styles.root} ${className}`} data-variant={variant} {...rest} />;
}

type CallButtonProps = ComponentProps<'a'> & { number: string };

export function CallButton({ number, className = '', ...rest }: CallButtonProps) {
  return (
    <a href={telHref(number)} className={`${styles.root} ${className}`} data-variant="action" {...rest} />
  );
}

type ExternalButtonProps = ComponentProps<'a'> & { href: string; variant?: Variant };

/** A link to another site or app that looks like a button. */
export function ExternalButton({ variant = 'action', className = '', ...rest }: ExternalButtonProps) {
  return <a className={`${styles.root} ${className}`} data-variant={variant} {...rest} />;
}
