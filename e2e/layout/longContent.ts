const noBannerHindi = { kickerHindi: null, titleHindi: null, noteHindi: null, textHindi: null };

interface LongWords {
  names: readonly string[];
  testName: string;
  labName: string;
  road: string;
  houseNo: string;
}

/** The published content, where every word of it is as long as it may be. */
export function longContent({ names, testName, labName, road, houseNo }: LongWords) {
  const content = {
    kind: 'FAQ',
    version: 12,
    publishedAt: '2026-11-22T06:00:00.000Z',
    entries: names.map((name, index) => ({
      id: `q${index}`,
      hidden: index === 1,
      texts: [
        { field: 'question', english: testName, hindi: name },
        { field: 'answer', english: `${name} ${road}`, hindi: null },
      ],
    })),
  };
  return {
    banner: {
      kicker: testName,
      title: testName,
      note: labName,
      text: road,
      ...noBannerHindi,
    },
    legalText: {
      version: 12,
      publishedAt: '2026-11-22T06:00:00.000Z',
      blocks: [
        { kind: 'HEADING', lines: [testName] },
        { kind: 'SUBHEADING', lines: [labName] },
        { kind: 'PARAGRAPH', lines: [`${names[0]} ${road}\n${houseNo}`] },
        { kind: 'LIST', lines: [...names] },
        { kind: 'STEPS', lines: [...names] },
      ],
      blocksHindi: [],
      versions: [12, 11, 10].map((version) => ({
        version,
        publishedAt: '2026-11-22T06:00:00.000Z',
      })),
    },
    adminContents: [content, { ...content, kind: 'TERMS', version: 0, publishedAt: null }],
    adminContent: content,
  };
}
