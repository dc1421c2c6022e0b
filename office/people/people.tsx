import { fill } from '../../contract/fill.ts';
import { officePeople as peopleWords } from '../../messages/en/office-people.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { InputField, SelectField } from '../../site/ui/field/field.tsx';
import { RuledTable } from '../../site/ui/ruled-table/ruled-table.tsx';
import { fieldProps, SubmitButton } from '../parts/controls.tsx';
import { type Frame, Page, type Role } from '../parts/page.tsx';
import { RuledList, RuledRow } from '../parts/ruled-list.tsx';
import styles from './people.module.css';

type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  isActive: boolean;
  /** The user whose page this is. */
  isSelf: boolean;
};

type Revision = { when: string; who: string; what: string };

type PeopleProps = {
  frame: Frame;
  people: Person[];
  /** The latest first. */
  revisions: Revision[];
  /** Where invited people sign in. */
  address: string;
  status?: string | undefined;
  /** A refused invitation, and why. */
  typed?: { name: string; email: string; role: Role };
  error?: string;
};

/** Who works in the office, an invitation, and the audit trail. */
export function People({ frame, people, revisions, address, status, typed, error }: PeopleProps) {
  return (
    <Page
      frame={frame}
      title={peopleWords.title}
      isWrong={error !== undefined}
      status={status}
      current="people"
    >
      <div className={`${styles.root} sections subheadings`}>
        <section className={`${styles.list} stack`}>
          <p>{peopleWords.lead}</p>
          <RuledList>
            {people.map((person) => (
              <PersonRow key={person.id} {...person} />
            ))}
          </RuledList>
        </section>
        <section className={`${styles.invite} stack`}>
          <h2>{peopleWords.inviteTitle}</h2>
          <form method="post" action="/office/people" className="stack">
            <InputField
              {...fieldProps('email', typed, { email: error })}
              type="email"
              label={peopleWords.email}
              autoComplete="off"
            />
            <InputField {...fieldProps('name', typed)} label={peopleWords.name} autoComplete="off" />
            <RoleField id="role" role={typed?.role ?? 'office'} />
            <SubmitButton>{peopleWords.invite}</SubmitButton>
            <p className={`${styles.note} quiet`}>{fill(peopleWords.inviteNote, { address })}</p>
          </form>
        </section>
        <section className={`${styles.revisions} stack`}>
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
      </div>
    </Page>
  );
}

function PersonRow({ id, name, email, role, isActive, isSelf }: Person) {
  const remarks = [email, isActive ? roleNames()[role] : peopleWords.left];
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
          <div className={`${styles.forms} stack`}>
            <form method="post" action={`/office/people/${id}`} className="stack">
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
              <p className={`${styles.note} quiet`}>{peopleWords.ofYourself}</p>
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

const roleNames = (): Record<Role, string> => ({
  office: peopleWords.office,
  editor: peopleWords.editor,
  owner: peopleWords.owner,
});

function RoleField({ id, role }: { id: string; role: Role }) {
  return (
    <SelectField id={id} name="role" label={peopleWords.role} hint={peopleWords.roleHint} defaultValue={role}>
      {Object.entries(roleNames()).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
