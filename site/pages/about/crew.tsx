import type { LicensedTrade } from '../../../contract/content/schema.ts';
import type { AboutWords, PageContent } from '../../prerender/page-content.ts';
import { Licence } from '../../ui/licence/licence.tsx';
import { Row } from '../../ui/row/row.tsx';
import { RuledTable } from '../../ui/ruled-table/ruled-table.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './crew.module.css';
import { CrewElevation } from './crew-elevation.tsx';

/** More people than these fold. */
const FEW = 3;

type CrewProps = {
  words: NonNullable<AboutWords['crew']>;
  crew: PageContent['crew'];
  /** The words above the licensed trades, without which they are left out. */
  trades: AboutWords['trades'];
  licensedTrades: LicensedTrade[];
};

/** The crew, as a drawing set lists its sheets. */
export function Crew({ words, crew, trades, licensedTrades }: CrewProps) {
  const { title, text } = words;
  const credentials = crew.some(({ credential }) => credential) ? [words.credential] : [];
  const inTable = [words.name, ...[words.trade, ...credentials].map((heading) => heading.toLowerCase())].join(
    ', ',
  );
  const table = (
    <RuledTable
      label={title}
      headings={[words.name, words.trade, words.since, ...credentials, words.calledFor]}
      className={styles.root}
    >
      {crew.map(({ name, trade, since, credential, calledFor, measures, nights }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            {`${trade} `}
            {measures && <small>{words.measures}</small>}
            {nights && <small>{words.nights}</small>}
          </td>
          <td data-label={words.since}>{since}</td>
          {credentials.length > 0 && (
            <td data-label={credential && words.credential}>
              {credential && `${credential.name} `}
              {credential && <small>{credential.word}</small>}
            </td>
          )}
          <td data-label={words.calledFor}>{calledFor}</td>
        </tr>
      ))}
    </RuledTable>
  );
  return (
    <Section title={title} lead={text}>
      <CrewElevation crew={crew} words={words} />
      {crew.length > FEW ? (
        <Row name={inTable} title={<h3>{inTable}</h3>}>
          {table}
        </Row>
      ) : (
        table
      )}
      {trades && licensedTrades.length > 0 && (
        <LicensedTrades words={trades} headings={words} licensedTrades={licensedTrades} />
      )}
    </Section>
  );
}

type LicensedTradesProps = {
  words: NonNullable<AboutWords['trades']>;
  headings: Pick<CrewProps['words'], 'trade' | 'calledFor'>;
  licensedTrades: LicensedTrade[];
};

/** The firms for work that needs its own license. */
function LicensedTrades({ words, headings, licensedTrades }: LicensedTradesProps) {
  const { title, text } = words;
  const allNights = licensedTrades.every(({ nights }) => nights);
  return (
    <Row name={title} title={<h3>{title}</h3>}>
      <p>{allNights ? `${text} ${words.allNights}` : text}</p>
      <RuledTable
        label={title}
        headings={[words.firm, headings.trade, words.licence, headings.calledFor]}
        className={styles.root}
      >
        {licensedTrades.map(({ name, trade, holder, licences, calledFor, nights }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {`${trade} `}
              {nights && !allNights && <small>{words.nights}</small>}
            </td>
            <td data-label={words.licence}>
              {`${holder} `}
              {licences.map((licence) => (
                <small key={licence.number}>
                  <Licence of={licence} />
                </small>
              ))}
            </td>
            <td data-label={headings.calledFor}>{calledFor}</td>
          </tr>
        ))}
      </RuledTable>
    </Row>
  );
}
