import { lexer } from 'marked';
import type { Token, Tokens } from 'marked';
import type { TextBlockJson } from './content.contract.ts';

/**
 * Markdown as headings, paragraphs and lists of plain lines. Everything else in it, such as HTML or a
 * link, is the text that was typed: a browser never gets markup of it.
 */
export function textBlocks(markdown: string): TextBlockJson[] {
  const tokens = lexer(markdown.replaceAll('\r\n', '\n'));
  const depths = tokens.map((token) => (token.type === 'heading' ? Number(token.depth) : 6));
  return tokens.flatMap((token) => blockOf(token, Math.min(...depths)));
}

/** `top`: how deep the highest heading of the text is. */
function blockOf(token: Token, top: number): TextBlockJson[] {
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

/** An item's own line and those of lists within it. */
function linesOf({ tokens }: Tokens.ListItem): string[] {
  return tokens.flatMap((part) =>
    part.type === 'list' ? (part as Tokens.List).items.flatMap(linesOf) : [plain(part).trim()],
  );
}

/** The words of a token without the signs that emphasise them. */
function plain(token: Token): string {
  if (token.type === 'br') return '\n';
  if (token.type === 'link' || token.type === 'image') return token.raw;
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner) return inner.map(plain).join('');
  return 'text' in token ? String(token.text) : token.raw;
}
