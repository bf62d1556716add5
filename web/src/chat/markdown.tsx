import type { Definition, Nodes, Parents, Root, RootContent } from 'mdast';
import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { readMarkdown } from './read-markdown.ts';
import { safeLink } from './safe-link.ts';

/**
 * A finished reply as React elements: a fixed set of them, and nothing else. Raw HTML is shown as the text it is,
 * images are named and never loaded, links go nowhere but where `safeLink` allows.
 */
export default memo(function Markdown({ text }: { text: string }) {
  const root = useMemo(() => readMarkdown(text), [text]);
  const definitions = useMemo(() => definitionsIn(root), [root]);
  return <div className="reply">{children(root, definitions)}</div>;
});

type Definitions = ReadonlyMap<string, Definition>;

function children(parent: Parents, definitions: Definitions): ReactNode[] {
  return parent.children.map((child, index) => {
    const key = `${child.type}-${index}`;
    return <Fragment key={key}>{element(child, definitions)}</Fragment>;
  });
}

/** The whole list of what may appear. What is not in it shows its text, or nothing. */
function element(node: RootContent, definitions: Definitions): ReactNode {
  const inside = () => ('children' in node ? children(node as Parents, definitions) : null);
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{inside()}</p>;
    case 'heading':
      return node.depth <= 2 ? <h3>{inside()}</h3> : <h4>{inside()}</h4>;
    case 'strong':
      return <strong>{inside()}</strong>;
    case 'emphasis':
      return <em>{inside()}</em>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside()}</ol> : <ul>{inside()}</ul>;
    case 'listItem':
      return <li>{node.spread ? inside() : tight(node.children, definitions)}</li>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'link':
      return link(node.url, inside());
    case 'linkReference':
      return link(definitions.get(node.identifier)?.url ?? '', inside());
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    default:
      return inside();
  }
}

/** A list item of one line has no paragraph around it. */
function tight(nodes: readonly RootContent[], definitions: Definitions): ReactNode[] {
  return nodes.map((node, index) => {
    const key = `${node.type}-${index}`;
    const content = node.type === 'paragraph' ? children(node, definitions) : element(node, definitions);
    return <Fragment key={key}>{content}</Fragment>;
  });
}

function link(address: string, inside: ReactNode): ReactNode {
  const href = safeLink(address);
  if (href === null) return inside;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {inside}
    </a>
  );
}

function definitionsIn(root: Root): Definitions {
  const found = new Map<string, Definition>();
  const look = (node: Nodes) => {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
    if ('children' in node) node.children.forEach(look);
  };
  look(root);
  return found;
}
