import { readFile } from 'node:fs/promises';
import { imageAddress } from './images.ts';

/** Drawings of the demo's labs and customers, which come with the product. */
const drawingName = /^(lab-[1-8]|customer-[1-6])\.svg$/;

/** A drawing's address, such as that of `lab-1`. */
export const drawingAddress = (name: string) => imageAddress(`${name}.svg`);

/** The drawing of a name, if there is one. */
export const readDrawing = async (name: string): Promise<Buffer | undefined> =>
  drawingName.test(name) ? readFile(new URL(`./drawings/${name}`, import.meta.url)) : undefined;
