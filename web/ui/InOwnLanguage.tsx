import { langOf } from '../copy/language.ts';
import { partsOfList } from '../copy/listed.ts';

/**
 * A text that may be in another language than the page, such as a name: marked with that language
 * for screen readers, and isolated so that its direction does not affect the text around it.
 */
export function InOwnLanguage({ text }: { text: string }) {
  return <bdi lang={langOf(text)}>{text}</bdi>;
}

/**
 * A sentence of the page that contains such a name. It is one element, because a flex container
 * would drop the spaces between the parts of the sentence.
 */
export function WithName({ text, name }: { text: string; name: string }) {
  const at = text.indexOf(name);
  if (at < 0) return text;
  return (
    <span>
      <span>{text.slice(0, at)}</span>
      <InOwnLanguage text={name} />
      <span>{text.slice(at + name.length)}</span>
    </span>
  );
}

/** Names as a list in the page's language: 'Leela and Arjun'. */
export const Names = ({ names }: { names: readonly string[] }) =>
  partsOfList(names).map(({ type, value }, index) => (
    <span key={index}>{type === 'element' ? <InOwnLanguage text={value} /> : value}</span>
  ));
