import { langOf } from '../copy/language.ts';

/**
 * A text that may be in another language than the page, such as a name: marked as that language, so
 * that it is read out as it is meant, and isolated, so that its direction turns nothing round it.
 */
export function InOwnLanguage({ text }: { text: string }) {
  return <bdi lang={langOf(text)}>{text}</bdi>;
}

/** A sentence of the page with a name in it that may be in another language. */
export function WithName({ text, name }: { text: string; name: string }) {
  const at = text.indexOf(name);
  if (at < 0) return text;
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <InOwnLanguage text={name} />
      <span>{text.slice(at + name.length)}</span>
    </>
  );
}
