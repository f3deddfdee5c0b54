import { gql } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { client } from '../../web/shared/apollo.ts';

it("nobody looks into the client by a browser's extension", () => {
  expect(client.devtoolsConfig.enabled).toBe(false);
});

it('a list of an order is what came last, also where it has become shorter', () => {
  const complaints = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  const fragment = gql`
    fragment Lists on Order {
      id
      availableActions
      events {
        id
        at
      }
    }
  `;
  const event = (id: string) => ({ __typename: 'OrderEvent', id, at: id });
  const write = (availableActions: string[], ...events: string[]) => {
    const data = { __typename: 'Order', id: 'o1', availableActions, events: events.map(event) };
    client.cache.writeFragment({ id: 'Order:o1', fragment, data });
    return client.cache.readFragment({ id: 'Order:o1', fragment });
  };
  write(['CANCEL', 'RESCHEDULE'], 'e1', 'e2');
  expect(write(['CANCEL'], 'e2')).toMatchObject({
    availableActions: ['CANCEL'],
    events: [{ id: 'e2' }],
  });
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});
