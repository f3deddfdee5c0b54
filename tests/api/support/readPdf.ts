import { getDocumentProxy } from 'unpdf';

/** A text of a PDF, with where it stands on its page, in points from the left and from the foot. */
export interface Drawn {
  text: string;
  page: number;
  left: number;
  right: number;
  foot: number;
  head: number;
}

/** What a reader sees of a PDF: its title, how many pages it has, and its texts as they are drawn. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const drawn: Drawn[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '') {
        const [size, , , , left, foot] = item.transform as number[] as [
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        const { str: text, width } = item;
        drawn.push({ text, page, left, right: left + width, foot, head: foot + 0.7 * size });
      }
  }
  const { info } = await document.getMetadata();
  const title = (info as { Title?: string }).Title;
  const { numPages: pages } = document;
  await document.loadingTask.destroy();
  return { title, pages, drawn, texts: drawn.map(({ text }) => text) };
}
