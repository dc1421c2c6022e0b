import type { TextNode } from '../../../contract/content/schema.ts';
import { Figure } from '../../ui/figure/figure.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Text } from '../../ui/prose/text.tsx';
import { Row } from '../../ui/row/row.tsx';
import styles from './service-text.module.css';

/** What the texts may have beside HTML. */
const components = { 'figure-photo': Figure };

type Element = Exclude<TextNode, string>;

/** More steps than this fold. */
const FEW = 4;

/** Of a service's text what is before its headings, and the few steps of how it goes. */
export function ShownText({ nodes }: { nodes: TextNode[] }) {
  const shown = nodes.filter(isElement).filter(isShown);
  return shown.length > 0 ? (
    <Prose className={styles.shown}>
      <Text nodes={shown} components={components} />
    </Prose>
  ) : null;
}

/** Every other section of it, each a row. */
export function TextRows({ nodes }: { nodes: TextNode[] }) {
  const rows = nodes.filter(isElement).filter((part) => !isShown(part));
  return rows.map(([, , heading = '', ...rest]) => (
    <Row key={wordsOf(heading)} name={wordsOf(heading)}>
      <Prose className={styles.row}>
        <Text nodes={rest} components={components} />
      </Prose>
    </Row>
  ));
}

function isShown(part: Element): boolean {
  return part[0] !== 'div' || isShort(part);
}

/** Whether a section begins with a numbered list of few steps. */
function isShort([, , ...children]: Element): boolean {
  const [, list] = children.filter(isElement);
  return list?.[0] === 'ol' && list.slice(2).filter((item) => typeof item !== 'string').length <= FEW;
}

function isElement(node: TextNode | Record<string, string>): node is Element {
  return Array.isArray(node);
}

function wordsOf(node: TextNode): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(wordsOf).join('');
}
