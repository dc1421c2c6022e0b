import type { ComponentProps } from 'react';

type PhoneProps = Omit<ComponentProps<'a'>, 'href'> & { number: string };

/** A `tel:` link; by default its text is the number. */
export function Phone({ number, children = number, ...rest }: PhoneProps) {
  return (
    <a href={telHref(number)} translate="no" {...rest}>
      {children}
    </a>
  );
}

/** `tel:+19145550142` for "(914) 555-0142". */
export function telHref(number: string): string {
  return `tel:+1${number.replace(/\D/g, '')}`;
}
