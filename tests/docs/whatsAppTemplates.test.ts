import { expect, it } from 'vitest';
import { callTexts } from '../../api/consultations/callTexts.ts';
import { joined } from '../../api/messages/words.ts';
import type { Words } from '../../api/messages/words.ts';
import type { MessageLanguage } from '../../api/messages/language.ts';
import { orderTexts, preparing } from '../../api/orders/orderTexts.ts';
import type { OrderRow } from '../../api/orders/orderRows.ts';
import { reminderWords } from '../../api/repeats/repeatTexts.ts';
import { fastingWords } from '../../api/orders/visitWords.ts';

const order = (language: MessageLanguage, several: boolean) =>
  ({
    language,
    number: '4821-7730',
    technician: 'Ravi K',
    amount: 549,
    refunded: 0,
    item_count: several ? 3 : 1,
    starts_at: new Date('2026-11-26T03:30:00Z'),
    booked: {
      test: { testName: 'Lipid Profile', testNameHindi: 'लिपिड प्रोफ़ाइल', fasting: 'needed' },
      lab: { name: 'Kaveri Precision Labs' },
      patient: { name: 'Asha Rao' },
      slot: { date: '2026-11-26', startTime: '09:00 am', endTime: '09:30 am' },
    },
    items: [],
  }) as unknown as OrderRow & { items: [] };

/** A text with numbers in place of what is filled in. */
function bodyOf({ text, values }: Words): string {
  let rest = text;
  let body = '';
  for (const [index, value] of values.entries()) {
    const at = rest.indexOf(value);
    body += `${rest.slice(0, at)}{{${index + 1}}}`;
    rest = rest.slice(at + value.length);
  }
  return body + rest;
}

const rows = (['en', 'hi'] as const).flatMap((language) =>
  Object.entries(orderTexts[language]).flatMap(([stage, text]) => {
    const sample = order(language, stage.endsWith('.several'));
    const said = text(sample, 'https://assay.example/reports/1');
    const plain = { key: `orderStatus.${stage}`, language, body: bodyOf(said) };
    if (!preparing.has(stage.replace('.several', ''))) return [plain];
    const fasting = fastingWords(sample);
    if (!fasting) throw new Error('The sample has to fast');
    return [plain, { ...plain, key: `${plain.key}.fasting`, body: bodyOf(joined(said, fasting)) }];
  }),
);
const reminders = (['en', 'hi'] as const).flatMap((language) =>
  [{ start: { date: '2026-12-01', startTime: '07:00 am' }, amount: 450 }, null].map((offer) => {
    const { variant, phone } = reminderWords({
      language,
      tests: 'HbA1c',
      people: 'Asha Rao',
      lab: 'Kaveri Precision Labs',
      offer,
      bookLink: 'https://assay.example/again/1',
      endLink: 'https://assay.example/endReminder#2',
    });
    return { key: `repeatReminder.${variant}`, language, body: bodyOf(phone) };
  }),
);
/** Of calls with a doctor, which say nothing of several tests and of fasting. */
const ofCalls = (['en', 'hi'] as const).flatMap((language) =>
  Object.entries(callTexts[language]).map(([said, text]) => {
    const link = 'https://assay.example/reports/1';
    const facts = { doctor: 'Dr. Kavita Iyer', when: 'Thu 26 Nov, 9:00 am', link };
    return { key: `consultation.${said}`, language, body: bodyOf(text(facts)) };
  }),
);
const all = [...rows, ...reminders, ...ofCalls];
const nameOf = (key: string) =>
  key
    .replace('orderStatus', 'order')
    .replaceAll('.', '_')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`)
    .toLowerCase();

it('the document of templates has every text of the code; `vitest run --update=all tests/docs/whatsAppTemplates.test.ts` writes it', async () => {
  const table = all.map(
    ({ key, language, body }) =>
      `| \`${key}.${language}\` | \`${nameOf(key)}\` | ${language} | Assay: ${body} |`,
  );
  const setting = all.map(({ key, language }) => `${key}.${language}=${nameOf(key)}`).join(',');
  await expect(`# Templates for WhatsApp

Meta takes messages to customers by templates that it has approved, category Utility. These are all texts of \`api/orders/orderTexts.ts\`, \`api/repeats/repeatTexts.ts\` and \`api/consultations/callTexts.ts\`; register each under a name of your choice, in the languages English (\`en\`) and Hindi (\`hi\`), with the body as it stands here: the values are sent in this order. A template may not begin with a value, hence 'Assay: ', nor have two side by side, which are sent as one. A footer such as 'Answer STOP for SMS instead' is yours to add; buttons and headers with values are not sent.

A text that is not registered, or not yet approved, goes by SMS. '.several' is said of a visit of several tests where it needs another sentence, '.fasting' where nothing but water may be taken before.

| text | name, for instance | language | body |
|---|---|---|---|
${table.join('\n')}

With these names the setting is:

\`\`\`
WHATSAPP_TEMPLATES=${setting}
\`\`\`
`).toMatchFileSnapshot('../../docs/whatsapp-templates.md');
});
