// Browser extensions and translators insert, wrap, move and replace nodes at any time. React expects to be the only one to
// change the document: otherwise it renders the whole page again, losing what was typed, or throws.

/** The properties that React reads while it hydrates. */
const READ = ['firstChild', 'nextSibling', 'nodeValue', 'textContent'] as const;

/**
 * Shows React the document as it was prerendered until the returned function is called, without changing it: getters on the
 * changed nodes return the old values. Only our script sees them, because extensions run in an isolated world.
 */
export function presentPrerendered(): () => void {
  const { changes } = window;
  const covered = new Set<Node>();
  // React yields while it hydrates, so changes in between are covered too.
  const later = new MutationObserver(cover);
  later.observe(document, { childList: true, subtree: true, characterData: true });
  cover();
  return () => {
    later.disconnect();
    changes.observer.disconnect();
    for (const node of covered) for (const name of READ) Reflect.deleteProperty(node, name);
  };

  function cover() {
    changes.push(...changes.observer.takeRecords());
    const { children, texts } = undo(changes);
    for (const [text, data] of texts) put(text, 'nodeValue', data);
    for (const [parent, nodes] of children) {
      put(parent, 'firstChild', nodes[0] ?? null);
      for (const [place, node] of nodes.entries()) put(node, 'nextSibling', nodes[place + 1] ?? null);
      if (nodes.every((node) => node.nodeType === Node.TEXT_NODE))
        put(parent, 'textContent', nodes.map((node) => texts.get(node) ?? node.nodeValue).join(''));
    }
  }

  function put(node: Node, name: (typeof READ)[number], value: unknown) {
    covered.add(node);
    // A write goes to the node itself.
    const set = (written: unknown) => Reflect.deleteProperty(node, name) && Reflect.set(node, name, written);
    Object.defineProperty(node, name, { configurable: true, get: () => value, set });
  }
}

/** The original children of every node whose children have changed, and the original text of every changed text node. */
function undo(records: MutationRecord[]) {
  const children = new Map<Node, Node[]>();
  const texts = new Map<Node, string | null>();
  const childrenOf = (parent: Node) => {
    const nodes = children.get(parent) ?? [...parent.childNodes];
    children.set(parent, nodes);
    return nodes;
  };
  for (const { type, target, oldValue, addedNodes, removedNodes, previousSibling } of records.toReversed()) {
    if (type === 'characterData') texts.set(target, oldValue);
    else {
      const nodes = childrenOf(target);
      const place = previousSibling ? nodes.indexOf(previousSibling) + 1 : 0;
      nodes.splice(place, addedNodes.length, ...removedNodes);
    }
  }
  const placed = new Set([...children.values()].flat());
  for (const text of texts.keys()) if (text.parentNode && !placed.has(text)) childrenOf(text.parentNode);
  return { children, texts };
}

/**
 * From now on React can remove a node, or insert one before another, even if an extension has wrapped or removed that node.
 */
export function tolerateStrangers(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = <Child extends Node>(child: Child) =>
    child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    let sibling = next;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    return insertBefore.call(this, child, sibling) as Child;
  };
}

/**
 * React renders the whole page again if it was changed in transit or before `start.ts` could watch. Called after that, the
 * returned function restores what was typed, the caret and the theme.
 */
export function keepForms(): () => void {
  const page = document.querySelector('main');
  const attributes = [...document.documentElement.attributes];
  const forms = [...document.forms];
  let focused = document.activeElement;
  const follow = (event: FocusEvent) => {
    focused = event.target as Element;
  };
  addEventListener('focusin', follow);
  return () => {
    removeEventListener('focusin', follow);
    if (page?.isConnected) return;
    const root = document.documentElement;
    for (const { name, value } of attributes) if (!root.hasAttribute(name)) root.setAttribute(name, value);
    for (const form of forms) {
      const drawn = [...document.forms].find(({ action }) => action === form.action);
      for (const old of form.elements as Iterable<HTMLInputElement>) {
        const field = drawn?.elements.namedItem(old.name) as HTMLInputElement | null | undefined;
        if (!field) continue;
        field.value = old.value;
        if (old !== focused) continue;
        field.focus({ preventScroll: true });
        if (old.selectionStart != null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
      }
    }
  };
}
