import { readFile } from 'node:fs/promises';
import { imageAddress } from './images.ts';

/** Drawings of the demo's labs and customers, which are part of the product. */
const drawingName = /^(lab-[1-8]|customer-[1-6])\.svg$/;

/** A drawing's URL, for a name such as `lab-1`. */
export const drawingAddress = (name: string) => imageAddress(`${name}.svg`);

/** The drawing with this name; undefined if there is none. */
export const readDrawing = async (name: string): Promise<Buffer | undefined> =>
  drawingName.test(name) ? readFile(new URL(`./drawings/${name}`, import.meta.url)) : undefined;
