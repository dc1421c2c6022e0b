// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { answersOf } from '../send-form.ts';
import { fillIn, historyEntry, isOutdated, recallDraft, saveDraft } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '');
  document.body.innerHTML = `
    <form>
      <input name="first_name" maxlength="10">
      <input name="website">
      <select name="service"><option value="">Choose</option><option>painting</option></select>
      <textarea name="description"></textarea>
    </form>`;
});

function form(): HTMLFormElement {
  return document.forms[0] as HTMLFormElement;
}

function control(name: string): HTMLInputElement {
  return form().elements.namedItem(name) as HTMLInputElement;
}

const nothing = { answers: {} };
const answers = { first_name: 'Ada', service: 'painting', description: 'A fence.\nOf wood.' };

test('what was typed comes back', () => {
  fillIn(form(), { answers });
  saveDraft('estimate', { answers: answersOf(form()) });
  form().reset();
  const draft = recallDraft('estimate');
  expect(draft).toEqual({ answers });
  expect(fillIn(form(), draft ?? nothing)).toBe(true);
  expect(answersOf(form())).toEqual(answers);
});

test('the two kinds of form keep apart', () => {
  saveDraft('estimate', { answers });
  expect(recallDraft('contact')).toBeUndefined();
});

test('only empty fields are filled', () => {
  control('first_name').value = 'Grace';
  fillIn(form(), { answers });
  expect(answersOf(form())).toEqual({ ...answers, first_name: 'Grace' });
});

test('a service that is fixed stays', () => {
  control('service').outerHTML =
    '<select disabled><option>windows and doors</option></select><input type="hidden" name="service" value="windows and doors">';
  fillIn(form(), { answers });
  expect(answersOf(form())).toEqual({ ...answers, service: 'windows and doors' });
});

describe('a service that the address suggests', () => {
  function suggest(service: string) {
    control('service').innerHTML += `<option selected>${service}</option>`;
  }

  test('is newer than the one that was kept, and then kept with the words', () => {
    suggest('tile');
    fillIn(form(), { answers, entry: 'another' }, 'tile');
    expect(answersOf(form())).toEqual({ ...answers, service: 'tile' });
    expect(isOutdated(form(), { answers }, 'tile')).toBe(true);
    expect(isOutdated(form(), { answers: answersOf(form()) }, 'tile')).toBe(false);
  });

  test('is older than the one that was chosen after it at the same place', () => {
    history.replaceState({ idx: 0 }, '');
    suggest('tile');
    // This browser names no entries: ours is written into the entry, and read there again.
    fillIn(form(), { answers, entry: historyEntry() }, 'tile');
    expect(answersOf(form())).toEqual(answers);
    expect(history.state).toMatchObject({ idx: 0 });
  });
});

test('reports nothing as restored if no answer is in the form', () => {
  for (const name of ['first_name', 'description']) control(name).value = 'Something else';
  control('service').remove();
  expect(fillIn(form(), { answers })).toBe(false);
  expect(fillIn(form(), nothing)).toBe(false);
});

test('the honeypot field is neither kept nor filled', () => {
  control('website').value = 'spam.example';
  control('first_name').value = 'Ada';
  saveDraft('estimate', { answers: answersOf(form()) });
  expect(JSON.stringify(localStorage)).not.toContain('spam');
  localStorage.setItem(
    'kept.estimate.draft',
    JSON.stringify({ at: Date.now(), answers: { ...answers, website: 'x' } }),
  );
  form().reset();
  fillIn(form(), recallDraft('estimate') ?? nothing);
  expect(control('website').value).toBe('');
});

test('what could not be typed is not put in', () => {
  fillIn(form(), { answers: { first_name: 'x'.repeat(11), service: 'no such service', unknown: 'x' } });
  expect(answersOf(form())).toEqual({ first_name: '', service: '', description: '' });
});

test('a form that is empty but for its service is nothing to keep', () => {
  saveDraft('estimate', { answers });
  saveDraft('estimate', { answers: { first_name: '', service: 'painting', description: '' } });
  expect(localStorage).toHaveLength(0);
});

test.each([undefined, null, 7, 'words', ['a'], { first_name: 7 }])(
  'answers that are none are ignored: %j',
  (garbage) => {
    localStorage.setItem('kept.estimate.draft', JSON.stringify({ at: Date.now(), answers: garbage }));
    fillIn(form(), recallDraft('estimate') ?? nothing);
    expect(answersOf(form())).toEqual({ first_name: '', service: '', description: '' });
  },
);
