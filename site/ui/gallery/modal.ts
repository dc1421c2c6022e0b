/** Makes everything else in the body inert, until the returned function is called. */
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
