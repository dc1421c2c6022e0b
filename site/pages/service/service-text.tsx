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

/** The text of a service: what is before its headings and the few steps of how it goes are shown, every other section is a row. */
export function ServiceText({ nodes }: { nodes: TextNode[] }) {
  const parts = nodes.filter(isElement);
  const shown = parts.filter((part) => part[0] !== 'div' || isShort(part));
  const rows = parts.filter((part) => !shown.includes(part));
  return (
    <div className={styles.root}>
      {shown.length > 0 && (
        <Prose>
          <Text nodes={shown} components={components} />
        </Prose>
      )}
      {rows.map(([, , heading = '', ...rest]) => (
        <Row key={wordsOf(heading)} name={wordsOf(heading)}>
          <Prose>
            <Text nodes={rest} components={components} />
          </Prose>
        </Row>
      ))}
    </div>
  );
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
