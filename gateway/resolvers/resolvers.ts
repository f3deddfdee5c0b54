import type { Resolvers } from '../generated/resolvers.ts';
import { upload } from '../upload.ts';
import { admin } from './admin.ts';
import { adminLabs } from './adminLabs.ts';
import { catalogueFile } from './catalogueFile.ts';
import { labPrices } from './labPrices.ts';
import { offers } from './offers.ts';
import { assistant } from './assistant.ts';
import { booking } from './booking.ts';
import { catalogue } from './catalogue.ts';
import { content } from './content.ts';
import { flowFigures } from './flowFigures.ts';
import { people } from './people.ts';
import { staff } from './staff.ts';
import { users } from './users.ts';
import { visits } from './visits.ts';

/** Every resolver of the schema. */
export const resolvers: Resolvers = {
  ...users,
  ...catalogue,
  ...people,
  ...booking,
  ...admin,
  ...adminLabs,
  ...labPrices,
  ...offers,
  ...content,
  ...assistant,
  ...flowFigures,
  ...staff,
  ...visits,
  Query: {
    ...users.Query,
    ...catalogue.Query,
    ...people.Query,
    ...booking.Query,
    ...admin.Query,
    ...adminLabs.Query,
    ...labPrices.Query,
    ...offers.Query,
    ...content.Query,
    ...assistant.Query,
    ...flowFigures.Query,
    ...staff.Query,
    ...visits.Query,
  },
  Mutation: {
    ...users.Mutation,
    ...catalogue.Mutation,
    ...people.Mutation,
    ...booking.Mutation,
    ...admin.Mutation,
    ...adminLabs.Mutation,
    ...labPrices.Mutation,
    ...catalogueFile.Mutation,
    ...offers.Mutation,
    ...content.Mutation,
    ...assistant.Mutation,
    ...flowFigures.Mutation,
    ...staff.Mutation,
    ...visits.Mutation,
  },
  Subscription: booking.Subscription,
  Upload: upload,
};
