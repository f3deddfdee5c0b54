import { langOf } from '../copy/language.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';

/** A block of text; in lists and steps each line is an item. */
interface TextBlock {
  kind: 'HEADING' | 'SUBHEADING' | 'PARAGRAPH' | 'LIST' | 'STEPS';
  lines: readonly string[];
}

/** A text of headings, paragraphs and lists. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className={stack({ gap: '3' })}>
      {blocks.map((block, index) => (
        <Block key={index} {...block} />
      ))}
    </div>
  );
}

const items = css({ ps: '6', color: 'fg.muted', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

function Block({ kind, lines }: TextBlock) {
  const [first = ''] = lines;
  const lang = langOf(lines.join(' '));
  if (kind === 'HEADING')
    return (
      <h2 lang={lang} className={cx(heading({ size: 'md' }), css({ mt: '3' }))}>
        {first}
      </h2>
    );
  if (kind === 'SUBHEADING')
    return (
      <h3 lang={lang} className={css({ fontWeight: 'semibold', mt: '1' })}>
        {first}
      </h3>
    );
  if (kind === 'PARAGRAPH')
    return (
      <p
        lang={lang}
        className={css({ color: 'fg.muted', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}
      >
        {first}
      </p>
    );
  const list = lines.map((line, index) => <li key={index}>{line}</li>);
  return kind === 'STEPS' ? (
    <ol lang={lang} className={cx(items, css({ listStyleType: 'decimal' }))}>
      {list}
    </ol>
  ) : (
    <ul lang={lang} className={cx(items, css({ listStyleType: 'disc' }))}>
      {list}
    </ul>
  );
}
