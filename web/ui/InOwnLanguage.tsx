import { langOf } from '../copy/language.ts';
import { partsOfList } from '../copy/listed.ts';

/**
 * A text that may be in another language than the page, such as a name: marked as that language, so
 * that it is read out as it is meant, and isolated, so that its direction turns nothing round it.
 */
export function InOwnLanguage({ text }: { text: string }) {
  return <bdi lang={langOf(text)}>{text}</bdi>;
}

/**
 * A sentence of the page with a name in it that may be in another language. It is one element, as a
 * flex box drops the spaces between the parts of a sentence that are items of its own.
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

/** Names of others as a list of the page's language: 'Leela and Arjun'. */
export const Names = ({ names }: { names: readonly string[] }) =>
  partsOfList(names).map(({ type, value }, index) => (
    <span key={index}>{type === 'element' ? <InOwnLanguage text={value} /> : value}</span>
  ));
