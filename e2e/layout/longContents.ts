/** What is published, with words as long as they may come. */
export function longContents({
  names,
  name,
  other,
  words,
}: {
  names: readonly string[];
  name: string;
  other: string;
  words: string;
}) {
  const publishedAt = '2026-11-22T06:00:00.000Z';
  const content = {
    kind: 'FAQ',
    version: 12,
    publishedAt,
    entries: names.map((hindi, index) => ({
      id: `q${index}`,
      hidden: index === 1,
      texts: [
        { field: 'question', english: name, hindi },
        { field: 'answer', english: `${hindi} ${words}`, hindi: null },
      ],
    })),
  };
  return {
    banner: {
      kicker: name,
      title: name,
      note: other,
      text: words,
      kickerHindi: null,
      titleHindi: null,
      noteHindi: null,
      textHindi: null,
    },
    legalText: {
      version: 12,
      publishedAt,
      blocks: [
        { kind: 'HEADING', lines: [name] },
        { kind: 'SUBHEADING', lines: [other] },
        { kind: 'PARAGRAPH', lines: [`${names[0]} ${words}`] },
        { kind: 'LIST', lines: names },
        { kind: 'STEPS', lines: names },
      ],
      blocksHindi: [],
      versions: [12, 11, 10].map((version) => ({ version, publishedAt })),
    },
    adminContents: [content, { ...content, kind: 'TERMS', version: 0, publishedAt: null }],
    adminContent: content,
  };
}
