import type { ReactNode } from 'react';
import type { GoingLive } from '../../contract/content/new-site/going-live.ts';
import type { Question } from '../../contract/content/new-site/questions.ts';
import { fill } from '../../contract/fill.ts';
import { officeStart as words } from '../../messages/en/office-start.ts';
import { Interpolate } from '../../site/typography/interpolate.tsx';
import { Card } from '../parts/card.tsx';
import { SubmitButton } from '../parts/controls.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import { Line, type Place, type Shown } from './fields.tsx';
import { Aloud } from './going-live.tsx';
import { Asked, type Priced, Prices } from './question.tsx';
import styles from './start.module.css';

type StartProps = Place &
  Shown & {
    frame: Frame;
    title: string;
    company: string | undefined;
    lead: string;
    questions: Question[];
    services: { value: string; label: string; hint: string }[];
    /** Of the services that were chosen, on the page that asks for them. */
    prices: Priced[];
    /** What each question was when it was shown. */
    marks: Record<string, string>;
  };

/** A page of the interview. */
export function Start({ frame, title, company, lead, questions, prices, marks, ...rest }: StartProps) {
  const { where, step, errors } = rest;
  return (
    <StartPage
      frame={frame}
      title={title}
      company={company}
      isWrong={Object.keys(errors).length > 0}
      {...rest}
    >
      <p>{lead}</p>
      <form method="post" action={`${where}/${step}`} noValidate className={styles.questions}>
        {/* The Enter key presses the first button of a form. */}
        <button type="submit" hidden />
        {Object.entries(marks).map(([name, mark]) => (
          <input key={name} type="hidden" name={`was.${name}`} value={mark} />
        ))}
        {questions.map((question) => (
          <Asked key={question.id} question={question} {...rest} />
        ))}
        <Prices prices={prices} {...rest} />
        <SubmitButton>{words.next}</SubmitButton>
      </form>
      <Back {...rest} />
    </StartPage>
  );
}

type StartPageProps = Place & {
  frame: Frame;
  title: string;
  company: string | undefined;
  isWrong: boolean;
  children: ReactNode;
};

function StartPage({ frame, title, company, isWrong, number, steps, children }: StartPageProps) {
  const step = <strong>{number}</strong>;
  return (
    <Page frame={frame} title={title} isWrong={isWrong} newCompany={company ?? words.newCompany} narrow>
      <Card
        stub={
          <p className={styles.step}>
            <Interpolate template={words.step} values={{ step, steps }} />
          </p>
        }
      >
        {children}
      </Card>
    </Page>
  );
}

function Back({ where, back }: Place) {
  return back ? (
    <a href={`${where}/${back}`} className={styles.back}>
      {words.back}
    </a>
  ) : null;
}

type PublishProps = Place &
  Shown & {
    frame: Frame;
    company: string | undefined;
    /** What is wrong with answers, each with the page where it is asked. */
    mistakes: { step: string; ask: string; message: string }[];
    left: GoingLive | undefined;
    status?: string | undefined;
    marks: Record<string, string>;
  };

/** The last page of the interview: what is left, and who the owner is. */
export function StartPublish({ frame, company, mistakes, left, status, marks, ...rest }: PublishProps) {
  const { where, step, errors } = rest;
  const isWrong = Object.keys(errors).length + mistakes.length > 0;
  return (
    <StartPage frame={frame} title={words.publishTitle} company={company} isWrong={isWrong} {...rest}>
      {status && (
        <p role="status" className={styles.error}>
          {status}
        </p>
      )}
      {mistakes.length > 0 && (
        <div className="stack">
          <p className={styles.error}>{words.mistakes}</p>
          <ul className={styles.mistakes}>
            {mistakes.map((mistake) => (
              <li key={mistake.ask}>
                <a href={`${where}/${mistake.step}`}>{fill(words.mistake, mistake)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {left && (
        <>
          <p>{words.publishLead}</p>
          <Aloud left={left} />
          <form method="post" action={`${where}/${step}`} noValidate className={styles.owner}>
            {Object.entries(marks).map(([name, mark]) => (
              <input key={name} type="hidden" name={`was.${name}`} value={mark} />
            ))}
            <h2>{words.ownerTitle}</h2>
            <p className="quiet">{words.ownerLead}</p>
            <Line name="owner.name" label={words.name} {...rest} />
            <Line name="owner.email" label={words.email} {...rest} />
            <SubmitButton>{words.publish}</SubmitButton>
          </form>
        </>
      )}
      <Back {...rest} />
    </StartPage>
  );
}
