import { officeWebsite as words } from '../../messages/en/office-website.ts';
import type { Frame } from '../parts/page.tsx';
import { SubPage } from './website.tsx';

type WaitingProps = { frame: Frame; title: string /** What is being made. */; status: string };

/** While pages are being made. The answer that takes its place is asked for already. */
export function Waiting({ frame, title, status }: WaitingProps) {
  return (
    <SubPage frame={frame} title={title} status={status}>
      <p>{words.waiting}</p>
    </SubPage>
  );
}
