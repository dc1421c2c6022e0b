import { Button, type ButtonProps } from '../../site/ui/button/button.tsx';
import styles from './submit-button.module.css';

/** The button that a page is about. In ink: the signal color is for calling. */
export function SubmitButton({ className = '', ...rest }: ButtonProps) {
  return <Button type="submit" className={`${styles.root} ${className}`} {...rest} />;
}
