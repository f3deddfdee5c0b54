import { whomWords } from '../../machines/order/forWhom.ts';
import { accountSentences } from './account.ts';
import { adminSentences } from './admin.ts';
import { bookingSentences } from './booking.ts';
import { consultationSentences } from './consultations.ts';
import { fieldLabel } from './fields.ts';
import { fileSentences } from './files.ts';
import { paymentSentences } from './payment.ts';
import { peopleSentences } from './people.ts';
import { reportSentences } from './reports.ts';
import { requestSentences } from './request.ts';
import type { English } from './sentences.ts';
import { staffSentences } from './staff.ts';

/**
 * Every sentence that the service answers with, by reason code. The service sends it in English;
 * the web translates the reason into the reader's language (web/copy/hi), so the meaning of a
 * reason must never change.
 */
export const sentences = {
  ...accountSentences,
  ...adminSentences,
  ...bookingSentences,
  ...consultationSentences,
  ...fileSentences,
  ...paymentSentences,
  ...peopleSentences,
  ...reportSentences,
  ...requestSentences,
  ...staffSentences,
};

/** The stable code of a sentence, such as `CODE_WRONG`. */
export type Reason = keyof typeof sentences;

type TextOf<Of> = Of extends { readonly other: infer Other } ? Other : Of;
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NamesOf<Of extends Reason> = NamesIn<TextOf<(typeof sentences)[Of]['en']>>;

/** The parameters of a sentence by name; a sentence without any takes none. */
export type ParamsOf<Of extends Reason> = [NamesOf<Of>] extends [never]
  ? []
  : [params: Record<NamesOf<Of>, string | number>];

/** A reason whose sentence takes no parameters. */
export type PlainReason = {
  [Of in Reason]: [NamesOf<Of>] extends [never] ? Of : never;
}[Reason];

/** The parameters of any sentence. */
export type Params = Record<string, string | number>;

const plurals = new Intl.PluralRules('en');

/** Parameters that are replaced by words. */
const labelOf = (name: string, value: string) =>
  name === 'field' ? fieldLabel(value) : name === 'whom' ? whomWords(value) : value;

/** A reason's sentence with its parameters filled in. */
export function sentenceOf(reason: Reason, params: Params = {}): string {
  const sentence: English = sentences[reason].en;
  const text =
    typeof sentence === 'string'
      ? sentence
      : sentence[plurals.select(Number(params.count)) === 'one' ? 'one' : 'other'];
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => labelOf(name, String(params[name])));
}
