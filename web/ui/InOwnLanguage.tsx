import { langOf } from '../copy/language.ts';

/**
 * A text that may be in another language than the page, such as a name: marked as that language, so
 * that it is read out as it is meant.
 */
export function InOwnLanguage({ text }: { text: string }) {
  const lang = langOf(text);
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** A sentence of the page with a name in it that may be in another language. */
export function WithName({ text, name }: { text: string; name: string }) {
  const at = text.indexOf(name);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <InOwnLanguage text={name} />
      {text.slice(at + name.length)}
    </>
  );
}
