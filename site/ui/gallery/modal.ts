/**
 * Makes a dialog the only part of the page that can be reached: everything beside it in the body is inert until the
 * function that is returned is called.
 */
export function makeModal(dialog: HTMLElement): () => void {
  dialog.setAttribute('aria-modal', 'true');
  const behind = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== dialog && !element.inert,
  );
  for (const element of behind) element.inert = true;
  return () => {
    for (const element of behind) element.inert = false;
  };
}
