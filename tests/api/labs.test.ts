import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labPrice } from '../../api/catalogue/labPrice.ts';
import type { TestimonialJson } from '../../api/content/content.contract.ts';
import { demoLabs, fullLab } from '../../api/demo/demoLabs.ts';
import type { LabJson } from '../../api/labs/labs.contract.ts';
import type { SlotJson } from '../../api/slots/slots.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
});
afterAll(() => api.stop());

const labs = async (query = '') =>
  (await api.client().get<LabJson[]>(`lab/getlab${query}`)).body.data;

describe('GET lab/getlab', () => {
  it('gives every lab with its own price for the test, the best rated first', async () => {
    const answer = await labs('?testId=lipid-profile');
    expect(answer.map((lab) => [lab._id, lab.price])).toEqual(
      demoLabs.map((lab) => [lab.id, labPrice(499, lab.factor)]),
    );
    expect(answer[0], 'clause 3.7').toMatchObject({
      name: 'Saffron Leaf Diagnostics',
      image: '/api/v1/files/lab-1.svg',
      rating: 4.8,
      reportTime: '12 Hrs',
      price: 669,
    });
    expect(answer.at(-1)!.price).toBe(499);
  });

  it('names the picture of each lab and testimonial, which is there', async () => {
    const client = api.client();
    const said = (await client.get<TestimonialJson[]>('testimonial/getTestimonial')).body.data;
    const pictures = [...(await labs()), ...said].map(({ image }) => image!);
    expect(new Set(pictures).size).toBe(demoLabs.length + said.length);
    for (const picture of pictures) {
      const drawing = await client.get(picture.replace('/api/v1/', ''));
      expect(drawing.headers['content-type']).toBe('image/svg+xml');
      expect(drawing.text).toMatch(/^<svg[^>]* viewBox="0 0 96 96">/);
      expect(drawing.text.length).toBeLessThan(2048);
    }
    expect((await client.get('files/lab-9.svg')).status).toBe(404);
  });

  it("gives each lab's lowest price when no test is named", async () => {
    const prices = new Map((await labs()).map((lab) => [lab._id, lab.price]));
    expect(prices.get('udaya-path-care')).toBe(199);
    expect(prices.get('saffron-leaf-diagnostics')).toBe(labPrice(199, 1.35));
  });

  it('counts the slots that can be booked, and lists a full lab with 0', async () => {
    const all = await labs();
    expect(all, 'clause 7.17').toHaveLength(8);
    for (const lab of all) {
      const open = (await api.client().get<SlotJson[]>(`slot/getslot?labId=${lab._id}`)).body.data;
      expect(lab.slotsAvailable, 'clauses 3.7, 7.17').toBe(open.length);
      expect(lab.slotsAvailable > 0).toBe(lab._id !== fullLab);
    }
  });

  it('answers 404 to a test that is not in the catalogue, 400 to an empty one', async () => {
    expect((await api.client().get('lab/getlab?testId=nothing')).status).toBe(404);
    expect((await api.client().get('lab/getlab?testId=')).status).toBe(400);
  });
});
