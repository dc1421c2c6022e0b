import { officeWebsite as words } from '../../messages/en/office-website.ts';
import type { Frame } from '../parts/page.tsx';
import { SubPage } from './website.tsx';

type WaitingProps = {
  frame: Frame;
  title: string;
  /** What is being made. */
  status: string;
  /** The name of a business whose mark is not there yet. */
  newCompany?: string | undefined;
};

/** While pages are being made. The answer that takes its place is asked for already. */
export function Waiting(page: WaitingProps) {
  return (
    <SubPage {...page}>
      <p>{words.waiting}</p>
    </SubPage>
  );
}
