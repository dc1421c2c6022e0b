/** Whether somebody is about to do something here: it has the focus, is being pressed, or holds what they have typed. */
export function isBusy(element: Element): boolean {
  return element.matches(':focus-within, :active') || holdsTyped(element);
}

export function holdsTyped(element: Element): boolean {
  return [element, ...element.querySelectorAll('input, textarea, select')].some(isTyped);
}

/** Whether a field holds something else than what it came with. */
export function isTyped(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== firstChosen(field);
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

function firstChosen({ options }: HTMLSelectElement): number {
  return Math.max(
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
    0,
  );
}
