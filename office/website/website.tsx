import type { ReactNode } from 'react';
import { fill } from '../../contract/fill.ts';
import { officePreview as previewWords } from '../../messages/en/office-preview.ts';
import { officeWebsite as words } from '../../messages/en/office-website.ts';
import { websiteChanges as changeWords } from '../../messages/en/website-changes.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { InputField } from '../../site/ui/field/field.tsx';
import { SubmitButton } from '../parts/controls.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import { RuledList, RuledRow } from '../parts/ruled-list.tsx';
import styles from './website.module.css';
import { type Group, LIVE, type Row, type ToMend, WEBSITE } from './website-page.ts';

type WebsiteProps = {
  frame: Frame;
  status?: string | undefined;
  /** Set where the website is made from a folder, and is not edited here. */
  folder: string | undefined;
  /** False until something was published from here. */
  isBegun: boolean;
  groups: Group[];
  /** How many parts have a draft; a photo belongs to that of all. */
  changes: number;
  /** Why the latest publication is not what visitors see. */
  problem: string;
  /** What is in its way, if that can be put right here. */
  toMend: ToMend[];
  /** What the program does not know of it, and leaves out. */
  leftOut: ToMend[];
  /** Set up in the office, with a list of what was left to do. */
  isNew: boolean;
};

/** What there is on the website, what is to be done about it, and the way to publish. */
export function Website({ frame, status, folder, isBegun, groups, ...now }: WebsiteProps) {
  const { changes, problem, toMend, leftOut, isNew } = now;
  const samples = groups.flatMap(({ rows }) => rows).reduce((count, row) => count + row.samples, 0);
  return (
    <Page frame={frame} title={words.title} status={status} current="website">
      {folder ? (
        <p className={styles.note}>{fill(words.readOnly, { folder })}</p>
      ) : isBegun ? (
        <>
          <div className="stack">
            {problem && (
              <div role="alert" className="stack">
                <ToMendList
                  lead={words.failed}
                  toMend={toMend.length > 0 ? toMend : [{ to: undefined, words: problem }]}
                />
              </div>
            )}
            {leftOut.length > 0 && <ToMendList lead={words.leftOut} toMend={leftOut} />}
            <p>{changesInWords(changes)}</p>
            {samples > 0 && <p className={styles.samples}>{fill(words.sampleCount, { count: samples })}</p>}
            <p className="row">
              {changes > 0 && (
                <a href={`${WEBSITE}/publish`} className="target">
                  {words.toPublish}
                </a>
              )}
              <a href={`${WEBSITE}/preview`} className="target">
                {previewWords.title}
              </a>
              <a href={`${WEBSITE}/history`} className="target">
                {words.toHistory}
              </a>
              <a href={LIVE} className="target">
                {words.toSite}
              </a>
              {isNew && (
                <a href="/office/going-live" className="target">
                  {words.toGoingLive}
                </a>
              )}
            </p>
          </div>
          <div className={`${styles.groups} subheadings`}>
            {groups.map((group) => (
              <PartList key={group.title} {...group} />
            ))}
            <NewService />
          </div>
        </>
      ) : frame.user?.role !== 'owner' ? (
        <p className={styles.note}>{words.beginAsk}</p>
      ) : (
        <form method="post" action={`${WEBSITE}/begin`} className="stack">
          <p className={styles.note}>{words.beginLead}</p>
          <SubmitButton>{words.begin}</SubmitButton>
        </form>
      )}
    </Page>
  );
}

function changesInWords(changes: number): string {
  if (changes === 0) return words.noChanges;
  return changes === 1 ? words.changedOne : fill(words.changedCount, { count: changes });
}

/** So many services are in sight. */
const FEW = 8;

/** Many services and small print, which is seldom changed, are folded, unless something in them is not published yet. */
function PartList({ title, rows, isSeldom }: Group) {
  const services = rows.filter(({ file }) => file.startsWith('services/'));
  const folded = isSeldom ? rows : services.length > FEW ? services : [];
  return (
    <section className="stack">
      <h2>{title}</h2>
      {folded.length > 0 && (
        <details className={styles.more} open={folded.some(({ isChanged }) => isChanged)}>
          <summary>
            {fill(words.showAll, { count: folded.length })}
            <span className="quiet"> {folded.map((row) => row.title).join(', ')}</span>
          </summary>
          <Rows rows={folded} />
        </details>
      )}
      {folded.length < rows.length && <Rows rows={rows.filter((row) => !folded.includes(row))} />}
    </section>
  );
}

function Rows({ rows }: { rows: Row[] }) {
  return (
    <RuledList>
      {rows.map(({ file, title: part, isMissing, wasThere, isChanged, samples }) => {
        const action = isMissing ? words.addPart : words.edit;
        const remarks = [
          ...(isChanged ? [wasThere ? words.takenOffYet : words.changed] : isMissing ? [words.missing] : []),
          ...(samples > 0 ? [samples === 1 ? words.oneSample : fill(words.samples, { count: samples })] : []),
        ];
        return (
          <RuledRow key={file} title={part} remarks={remarks}>
            {wasThere ? (
              <PutBack file={file} part={part} />
            ) : (
              <a
                href={file === 'photos.yaml' ? `${WEBSITE}/photos` : `${WEBSITE}/edit/${file}`}
                className="target"
                aria-label={fill(words.ofPart, { action, part })}
              >
                {action}
              </a>
            )}
          </RuledRow>
        );
      })}
    </RuledList>
  );
}

/** Has a part again as it was. */
export function PutBack({ file, part }: { file: string; part: string }) {
  return (
    <form method="post" action={`${WEBSITE}/edit/${file}`}>
      <Button
        type="submit"
        name="press"
        value="put-back"
        aria-label={fill(words.ofPart, { action: words.putBack, part })}
      >
        {words.putBack}
      </Button>
    </form>
  );
}

function NewService() {
  return (
    <section className="stack">
      <h2>{words.newService}</h2>
      <form method="post" action={`${WEBSITE}/services`} className="stack">
        <InputField id="name" name="name" label={words.newServiceName} autoComplete="off" maxLength={60} />
        <SubmitButton>{words.addPart}</SubmitButton>
      </form>
    </section>
  );
}

type PublishProps = {
  frame: Frame;
  status?: string | undefined;
  /** A line for each change. */
  changes: string[];
  /** What has to be put right first, and the sentence before that. */
  toMend: ToMend[];
  lead: string;
  /** Tells the server what was looked through. */
  seen: string;
};

/** What will change for visitors, and the button; or what is in its way. */
export function Publish({ frame, status, changes, toMend, lead, seen }: PublishProps) {
  return (
    <SubPage frame={frame} title={words.publishTitle} status={status} isWrong={toMend.length > 0}>
      {toMend.length > 0 ? (
        <ToMendList lead={lead} toMend={toMend} />
      ) : changes.length === 0 ? (
        <p>{words.nothingNew}</p>
      ) : (
        <form method="post" action={`${WEBSITE}/publish`} className="stack">
          <p>{words.publishLead}</p>
          <Changes changes={changes} />
          <input type="hidden" name="seen" value={seen} />
          <SubmitButton>{words.publish}</SubmitButton>
        </form>
      )}
    </SubPage>
  );
}

export function ToMendList({ lead, toMend }: { lead: string; toMend: ToMend[] }) {
  return (
    <>
      <p className={styles.note}>{lead}</p>
      <ul className={styles.changes}>
        {toMend.map(({ to, words: said }) => (
          <li key={said}>{to ? <a href={to}>{said}</a> : said}</li>
        ))}
      </ul>
    </>
  );
}

/** So many changes are in sight at once; a single one more is not worth a press. */
const IN_SIGHT = 12;

function Changes({ changes }: { changes: string[] }) {
  const first = changes.length === IN_SIGHT + 1 ? changes : changes.slice(0, IN_SIGHT);
  const more = changes.slice(first.length);
  return (
    <>
      <ChangeList changes={first} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{fill(changeWords.more, { count: more.length })}</summary>
          <ChangeList changes={more} />
        </details>
      )}
    </>
  );
}

function ChangeList({ changes }: { changes: string[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

type HistoryProps = {
  frame: Frame;
  status?: string | undefined;
  /** What could not be taken back. */
  notDone: string[];
  /** The latest first. */
  versions: { number: number; when: string; who: string; changes: string[]; isLatest: boolean }[];
  /** The number before which there are more. */
  older: number | undefined;
};

/** What was published when and by whom, each to be taken back alone or to be brought back. */
export function History({ frame, status, notDone, versions, older }: HistoryProps) {
  return (
    <SubPage frame={frame} title={words.historyTitle} status={status}>
      {notDone.length > 0 && <ChangeList changes={notDone} />}
      {versions.length === 0 && <p>{words.noHistory}</p>}
      {versions.length > 1 && <p className={styles.note}>{words.historyLead}</p>}
      <ol className={`${styles.versions} subheadings`}>
        {versions.map(({ number, when, who, changes, isLatest }) => (
          <li key={number} className="stack">
            <h2>{fill(words.version, { number })}</h2>
            <p className="quiet">{fill(words.byWhom, { when, who })}</p>
            {isLatest && <p className={styles.now}>{words.now}</p>}
            <Changes changes={changes} />
            {versions.length > 1 && (
              <form method="post" action={`${WEBSITE}/history/${number}`} className="row">
                {number > 1 && <Press press="take-back" label={words.takeBack} number={number} />}
                {!isLatest && <Press press="go-back" label={words.goBack} number={number} />}
              </form>
            )}
          </li>
        ))}
      </ol>
      {older && (
        <a href={`${WEBSITE}/history?before=${older}`} className="target">
          {words.older}
        </a>
      )}
    </SubPage>
  );
}

function Press({ press, label, number }: { press: string; label: string; number: number }) {
  return (
    <Button
      type="submit"
      name="press"
      value={press}
      aria-label={fill(words.ofVersion, { action: label, number })}
    >
      {label}
    </Button>
  );
}

type SubPageProps = {
  frame: Frame;
  title: string;
  status?: string | undefined;
  isWrong?: boolean;
  newCompany?: string | undefined;
  children: ReactNode;
};

/** A page below the list, with the way back to it. */
export function SubPage({ children, ...page }: SubPageProps) {
  return (
    <Page {...page} current="website">
      <a href={WEBSITE} className="target">
        {words.back}
      </a>
      {children}
    </Page>
  );
}
