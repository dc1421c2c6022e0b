import type { ComponentProps } from 'react';

type PhoneProps = Omit<ComponentProps<'a'>, 'href'> & { number: string };

/** A number that calls when it is pressed. The words default to the number itself. */
export function Phone({ number, children = number, ...rest }: PhoneProps) {
  return (
    <a href={telHref(number)} {...rest}>
      {children}
    </a>
  );
}

/** "(914) 555-0142" as the address that dials it. */
export function telHref(number: string): string {
  return `tel:+1${number.replace(/\D/g, '')}`;
}
