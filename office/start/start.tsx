import type { ReactNode } from 'react';
import type { Form } from '../../contract/content/desk/read-fields.ts';
import type { GoingLive } from '../../contract/content/new-site/going-live.ts';
import type { Field, Question } from '../../contract/content/new-site/questions.ts';
import { rowsIn } from '../../contract/content/new-site/typed-answers.ts';
import { fill } from '../../contract/fill.ts';
import { officeStart as words } from '../../messages/en/office-start.ts';
import { Interpolate } from '../../site/typography/interpolate.tsx';
import { Button } from '../../site/ui/button/button.tsx';
import { InputField, SelectField, TextareaField } from '../../site/ui/field/field.tsx';
import { Card } from '../parts/card.tsx';
import { SubmitButton } from '../parts/controls.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import { Aloud, Left } from './going-live.tsx';
import styles from './start.module.css';

/** A service whose prices are asked for. */
type Priced = { name: string; label: string; fields: Field[]; isOwn: boolean };

/** `where` is the address of the page, without its step. */
type Place = { where: string; step: string; number: number; steps: number; back?: string | undefined };

type Shown = { form: Form; errors: Record<string, string>; needed: string[] };

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

type AskedProps = Place & Shown & { question: Question; services: StartProps['services'] };

function Asked({ question, ...shown }: AskedProps) {
  const { form, errors, needed, services } = shown;
  const { id, ask, kind, why, where, example, none } = question;
  const about = [needed.includes(id) && words.needed, why, example && fill(words.example, { example })];
  const place = [fill(words.where, { where }), none && fill(words.none, { none })];
  const hint = (
    <>
      {about.filter(Boolean).join(' ')}
      <span className={styles.remark}>{place.filter(Boolean).join(' ')}</span>
    </>
  );
  switch (kind) {
    case 'text':
      return <Line name={id} label={ask} hint={hint} {...shown} />;
    case 'choice':
      return (
        <SelectField
          id={id}
          name={id}
          label={ask}
          hint={hint}
          required={false}
          error={errors[id]}
          defaultValue={form.get(id)?.[0]}
        >
          <option value="">{words.notChosen}</option>
          {question.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      );
    case 'choices':
      return (
        <Group id={id} legend={ask} hint={hint} error={errors[id]}>
          <Boxes name={id} options={question.options} form={form} />
        </Group>
      );
    case 'services':
      return (
        <Group id={id} legend={ask} hint={hint} error={errors[id]}>
          <Boxes name={id} options={services} form={form} />
          <Line name="services.others" label={words.otherServices} {...shown} />
        </Group>
      );
    case 'fields':
      return (
        <Group id={id} legend={ask} hint={hint} error={errors[id]}>
          <Fields fields={question.fields} at={id} {...shown} />
          {id === 'hours' && <p className="quiet">{words.closed}</p>}
        </Group>
      );
    case 'rows':
      return (
        <Group id={id} legend={ask} hint={hint} error={errors[id]}>
          <Rows list={id} entry={question.entry} label={ask} fields={question.fields} {...shown} />
        </Group>
      );
    case 'photos':
      return null;
  }
}

type GroupProps = {
  id: string;
  legend: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** Fields that belong together. */
function Group({ id, legend, hint, error, children }: GroupProps) {
  const texts = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} className={styles.group} aria-describedby={texts || undefined}>
      <legend>{legend}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

type Options = { value: string; label: string; hint?: string }[];

function Boxes({ name, options, form }: { name: string; options: Options; form: Form }) {
  return (
    <ul className={styles.boxes}>
      {options.map(({ value, label, hint }) => (
        <li key={value}>
          <label>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={form.get(name)?.includes(value)}
            />
            <span>
              {label}
              {hint && <span className={`${styles.remark} quiet`}>{hint}</span>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

type RowsProps = Place & Shown & { list: string; entry: string; label: string; fields: Field[] };

/** What was typed, and one row more. */
function Rows({ list, entry, label, fields, ...shown }: RowsProps) {
  const { where, step, form, errors } = shown;
  const count = rowsIn(form, list) + 1;
  return (
    <>
      {Array.from({ length: count }, (_, n) => `${list}[${n}]`).map((at, n) => (
        <Group key={at} id={at} legend={fill(words.entry, { entry, number: n + 1 })} error={errors[at]}>
          <Fields fields={fields} at={at} {...shown} />
        </Group>
      ))}
      <Button
        type="submit"
        name="more"
        value={list}
        formAction={`${where}/${step}`}
        aria-label={fill(words.anotherOf, { list: label })}
      >
        {words.another}
      </Button>
    </>
  );
}

function Fields({ fields, at, ...shown }: Place & Shown & { fields: Field[]; at: string }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const name = `${at}.${field.id}`;
        const { ask: label, example, kind } = field;
        const hint = example && kind !== 'times' ? fill(words.example, { example }) : undefined;
        const { form, errors } = shown;
        if (kind === 'times' || kind === 'prices')
          return <Span key={name} name={name} label={label} kind={kind} {...shown} />;
        if (kind === 'paragraph')
          return (
            <TextareaField
              key={name}
              id={name}
              name={name}
              label={label}
              required={false}
              rows={3}
              error={errorAt(name, errors)}
              defaultValue={form.get(name)?.[0]}
            />
          );
        if (kind === 'yes')
          return (
            <div key={name} className={styles.boxes}>
              <label>
                <input type="checkbox" name={name} value="yes" defaultChecked={form.has(name)} />
                {label}
              </label>
            </div>
          );
        return <Line key={name} name={name} label={label} hint={hint} {...shown} />;
      })}
    </div>
  );
}

type LineProps = Place & Shown & { name: string; label: string; hint?: ReactNode };

function Line({ name, label, hint, form, errors, needed }: LineProps) {
  return (
    <InputField
      id={name}
      name={name}
      label={label}
      hint={hint}
      error={errorAt(name, errors)}
      required={needed.includes(name)}
      defaultValue={form.get(name)?.[0]}
      {...INPUTS[name]}
      {...{ autoFocus: getsCursor(name, errors) }}
    />
  );
}

/** What a phone's keyboard and a browser's memory can do for a field. */
const INPUTS: Record<
  string,
  { type?: 'tel' | 'email'; autoComplete?: string; inputMode?: 'numeric' | 'url' }
> = {
  name: { autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel' },
  emergencyPhone: { type: 'tel', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'email' },
  domain: { inputMode: 'url' },
  'address.street': { autoComplete: 'street-address' },
  'address.city': { autoComplete: 'address-level2' },
  'address.state': { autoComplete: 'address-level1' },
  'address.zip': { autoComplete: 'postal-code' },
  founded: { inputMode: 'numeric' },
  answerWithin: { inputMode: 'numeric' },
  'owner.name': { autoComplete: 'name' },
  'owner.email': { type: 'email', autoComplete: 'email' },
};

type SpanProps = Shown & { name: string; label: string; kind: 'times' | 'prices' };

/** Two of a kind, from and to. */
function Span({ name, label, kind, form, errors }: SpanProps) {
  const error = errorAt(name, errors);
  const end = (part: 'from' | 'to') => (
    <input
      {...(kind === 'times' ? { type: 'time' } : { type: 'text', inputMode: 'numeric' })}
      name={`${name}.${part}`}
      aria-label={fill(part === 'from' ? words.from : words.until, { label })}
      aria-describedby={error && `${name}-error`}
      defaultValue={form.get(`${name}.${part}`)?.[0]}
      autoComplete="off"
      aria-invalid={error ? true : undefined}
      {...{ autoFocus: getsCursor(name, errors) }}
    />
  );
  return (
    <div className={styles.span} data-wrong={error ? '' : undefined}>
      <p className={styles.spanLabel}>{label}</p>
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.ends} data-kind={kind}>
        {kind === 'prices' && <span aria-hidden="true">{words.dollar}</span>}
        {end('from')}
        <span aria-hidden="true">{words.dash}</span>
        {kind === 'prices' && <span aria-hidden="true">{words.dollar}</span>}
        {end('to')}
      </div>
    </div>
  );
}

function Prices({ prices, ...shown }: Place & Shown & { prices: Priced[] }) {
  return prices.map(({ name, label, fields, isOwn }) => (
    <Group key={name} id={name} legend={label} error={shown.errors[name]}>
      {isOwn ? (
        <Rows list={name} entry={words.job} label={label} fields={fields} {...shown} />
      ) : (
        <Fields fields={fields} at={name} {...shown} />
      )}
    </Group>
  ));
}

/** Whether a field gets the cursor, as the first one that is wrong; undefined for no attribute. */
function getsCursor(name: string, errors: Record<string, string>): true | undefined {
  const [first] = Object.entries(errors);
  return (first && errorAt(name, Object.fromEntries([first])) !== undefined) || undefined;
}

/** What is wrong with a field, or with a part of it. */
function errorAt(name: string, errors: Record<string, string>): string | undefined {
  const [found] = Object.entries(errors).filter(
    ([at]) => at === name || at.startsWith(`${name}[`) || at.startsWith(`${name}.`),
  );
  return found?.[1];
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
export function Publish({ frame, company, mistakes, left, status, marks, ...rest }: PublishProps) {
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
          <Left left={left} />
        </>
      )}
      <Back {...rest} />
    </StartPage>
  );
}
