import { lexer } from 'marked';
import type { Token, Tokens } from 'marked';

/** A block of a text, in the shape of the content's `TextBlockJson`. */
interface TextBlock {
  kind: 'heading' | 'subheading' | 'paragraph' | 'list' | 'steps';
  lines: string[];
}

/** The maximum nesting of quotations, lists and emphasis. */
const deepest = 20;

/**
 * Parses Markdown into headings, paragraphs and lists of plain lines; undefined if it is nested too
 * deeply. Everything else, such as HTML or a link, stays the text that was typed, so that no markup
 * of it ever reaches a browser.
 */
export function textBlocks(markdown: string): TextBlock[] | undefined {
  let tokens: Token[];
  try {
    tokens = lexer(markdown.replaceAll('\r\n', '\n'));
  } catch (error) {
    // The parser is recursive, so deep nesting overflows the stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  if (isDeeperThan(deepest, tokens)) return undefined;
  const depths = tokens.map((token) => (token.type === 'heading' ? Number(token.depth) : 6));
  const top = depths.reduce((least, depth) => Math.min(least, depth), 6);
  return tokens.flatMap((token) => blockOf(token, top));
}

const partsOf = (token: Token): Token[] =>
  token.type === 'list' ? (token as Tokens.List).items : ((token as Tokens.Generic).tokens ?? []);

/** Goes down level by level without recursion. */
function isDeeperThan(levels: number, tokens: Token[]): boolean {
  let row = tokens;
  for (let level = 0; row.length > 0; level += 1) {
    if (level > levels) return true;
    row = row.flatMap(partsOf);
  }
  return false;
}

/** `top` is the level of the highest heading in the text. */
function blockOf(token: Token, top: number): TextBlock[] {
  if (token.type === 'hr') return [];
  if (token.type === 'heading')
    return [{ kind: token.depth === top ? 'heading' : 'subheading', lines: [plain(token)] }];
  if (token.type === 'list') {
    const lines = (token as Tokens.List).items.flatMap(linesOf).filter(Boolean);
    return [{ kind: token.ordered ? 'steps' : 'list', lines }];
  }
  const text = plain(token).trim();
  return text === '' ? [] : [{ kind: 'paragraph', lines: [text] }];
}

/** The lines of an item and of lists within it. */
function linesOf({ tokens }: Tokens.ListItem): string[] {
  return tokens.flatMap((part) =>
    part.type === 'list' ? (part as Tokens.List).items.flatMap(linesOf) : [plain(part).trim()],
  );
}

/** The text of a token without emphasis marks. */
function plain(token: Token): string {
  if (token.type === 'br') return '\n';
  if (token.type === 'link' || token.type === 'image') return token.raw;
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner) return inner.map(plain).join('');
  return 'text' in token ? String(token.text) : token.raw;
}
