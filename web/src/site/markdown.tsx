import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';

/** Our own pages, written in Markdown in content/pages. Only what those pages use is drawn. */
export function Markdown({ text }: { text: string }) {
  return <div className="prose">{inside(fromMarkdown(text))}</div>;
}

function inside(parent: Parents): ReactNode {
  return parent.children.map((child, index) => <Fragment key={index}>{draw(child)}</Fragment>);
}

function draw(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{inside(node)}</p>;
    case 'heading':
      return node.depth === 2 ? <h2>{inside(node)}</h2> : <h3>{inside(node)}</h3>;
    case 'strong':
      return <strong>{inside(node)}</strong>;
    case 'emphasis':
      return <em>{inside(node)}</em>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'list':
      return node.ordered ? <ol>{inside(node)}</ol> : <ul>{inside(node)}</ul>;
    case 'listItem':
      return <li>{node.children.map((child) => (child.type === 'paragraph' ? inside(child) : draw(child)))}</li>;
    case 'link':
      return <a href={node.url}>{inside(node)}</a>;
    default:
      throw new Error(`A page of ours uses Markdown that is not drawn: ${node.type}.`);
  }
}
