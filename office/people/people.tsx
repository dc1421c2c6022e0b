import * as formWords from '../../content/words/form.ts';
import * as peopleWords from '../../content/words/office-people.ts';
import { fill } from '../../contract/fill.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { InputField, SelectField } from '../../site/ui/field/field.tsx';
import { RuledTable } from '../../site/ui/ruled-table/ruled-table.tsx';
import { RuledList, RuledRow } from '../parts/ruled-list.tsx';
import { Sections } from '../parts/sections.tsx';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import { Status } from '../parts/status.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import styles from './people.module.css';

type Role = 'owner' | 'office';

type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  isActive: boolean;
  /** Whether it is the one who looks. */
  isSelf: boolean;
};

type Revision = { when: string; who: string; what: string };

type PeopleProps = {
  frame: Frame;
  people: Person[];
  /** The latest first. */
  revisions: Revision[];
  /** Where somebody who was invited signs in. */
  address: string;
  status?: string | undefined;
  /** An invitation that could not be taken, and why. */
  typed?: { name: string; email: string; role: Role };
  error?: string;
};

/** Who works in the office, who is let in, and what was changed about that. */
export function People({ frame, people, revisions, address, status, typed, error }: PeopleProps) {
  const { title } = peopleWords;
  return (
    <Sheet frame={frame} title={title} tab={error && fill(formWords.errorTab, { title })} current="people">
      <Status>{status}</Status>
      <Sections className={styles.root}>
        <section className={styles.list}>
          <p>{peopleWords.lead}</p>
          <RuledList>
            {people.map((person) => (
              <PersonRow key={person.id} {...person} />
            ))}
          </RuledList>
        </section>
        <section className={styles.invite}>
          <h2>{peopleWords.inviteTitle}</h2>
          <form method="post" action="/office/people" className={styles.form}>
            <InputField
              id="email"
              name="email"
              type="email"
              label={peopleWords.email}
              autoComplete="off"
              defaultValue={typed?.email}
              error={error}
            />
            <InputField
              id="name"
              name="name"
              label={peopleWords.name}
              autoComplete="off"
              defaultValue={typed?.name}
            />
            <RoleField id="role" role={typed?.role ?? 'office'} />
            <SubmitButton>{peopleWords.invite}</SubmitButton>
            <p className={styles.note}>{fill(peopleWords.inviteNote, { address })}</p>
          </form>
        </section>
        <section className={styles.revisions}>
          <h2>{peopleWords.historyTitle}</h2>
          <RuledTable
            label={peopleWords.historyTitle}
            headings={[peopleWords.when, peopleWords.who, peopleWords.what]}
          >
            {revisions.map(({ when, who, what }, index) => (
              <tr key={index}>
                <th scope="row">{when}</th>
                <td>{who}</td>
                <td>{what}</td>
              </tr>
            ))}
          </RuledTable>
        </section>
      </Sections>
    </Sheet>
  );
}

function PersonRow({ id, name, email, role, isActive, isSelf }: Person) {
  const remarks = [email, isActive ? ROLE[role] : peopleWords.left];
  return (
    <RuledRow
      title={name}
      mark={isSelf ? peopleWords.you : undefined}
      remarks={remarks}
      className={styles.person}
    >
      {isActive ? (
        <details className={styles.change}>
          <summary aria-label={fill(peopleWords.changeOf, { name })}>{peopleWords.change}</summary>
          <div className={styles.forms}>
            <form method="post" action={`/office/people/${id}`} className={styles.form}>
              <InputField
                id={`name-${id}`}
                name="name"
                label={peopleWords.name}
                autoComplete="off"
                defaultValue={name}
              />
              {!isSelf && <RoleField id={`role-${id}`} role={role} />}
              <SubmitButton>{peopleWords.save}</SubmitButton>
            </form>
            {isSelf ? (
              <p className={styles.note}>{peopleWords.ofYourself}</p>
            ) : (
              <form method="post" action={`/office/people/${id}/revoke`}>
                <Button type="submit">{peopleWords.revoke}</Button>
              </form>
            )}
          </div>
        </details>
      ) : (
        <form method="post" action={`/office/people/${id}/invite`} className={styles.back}>
          <Button type="submit">{peopleWords.letBackIn}</Button>
        </form>
      )}
    </RuledRow>
  );
}

const ROLE: Record<Role, string> = { owner: peopleWords.owner, office: peopleWords.office };

function RoleField({ id, role }: { id: string; role: Role }) {
  return (
    <SelectField id={id} name="role" label={peopleWords.role} defaultValue={role}>
      <option value="office">{peopleWords.office}</option>
      <option value="owner">{peopleWords.owner}</option>
    </SelectField>
  );
}
