import { about } from '../../../content/about.ts';
import type { CrewMember } from '../../../content/schema.ts';
import { sampleMark } from '../../../content/words/samples.ts';
import { RuledTable } from '../../ui/ruled-table/ruled-table.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './crew.module.css';

type CrewProps = {
  /** Its section number. */
  number: number;
  crew: CrewMember[];
};

/** Who comes to the house, as a drawing set lists its sheets. */
export function Crew({ number, crew }: CrewProps) {
  const { mark, title, remark, text, ...words } = about.crew;
  return (
    <Section mark={[number, mark]} title={title} remark={remark} lead={text}>
      <RuledTable
        label={title}
        headings={[words.name, words.trade, words.since, words.credential, words.calledFor]}
        className={styles.root}
      >
        {crew.map(({ name, trade, since, credential, calledFor, measures, nights, sample }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {sample && <small>{sampleMark}</small>}
            </th>
            <td>
              {`${trade} `}
              {measures && <small>{words.measures}</small>}
              {nights && <small>{words.nights}</small>}
            </td>
            <td data-label={words.since}>{since}</td>
            <td data-label={words.credential}>
              {credential && `${credential.name} `}
              {credential && <small>{credential.word}</small>}
            </td>
            <td data-label={words.calledFor}>{calledFor}</td>
          </tr>
        ))}
      </RuledTable>
    </Section>
  );
}
