/** In milliseconds; then the next change or minute tries again. */
const PATIENCE = 20_000;

/**
 * The main part of this page as it is now; nothing while it cannot be fetched. As a document, because a policy for trusted types
 * forbids to make one of text.
 */
export function fetchPage(): Promise<Element | 'signed-out' | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = PATIENCE;
    request.addEventListener('loadend', () => resolve(pageOf(request)));
    request.open('GET', location.href);
    request.send();
  });
}

function pageOf({ status, responseURL, responseXML }: XMLHttpRequest): Element | 'signed-out' | undefined {
  if (new URL(responseURL || location.href).pathname.startsWith('/office/sign-in')) return 'signed-out';
  return (status === 200 && responseXML?.querySelector('main')) || undefined;
}
