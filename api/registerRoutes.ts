import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import type { Deps } from './deps.ts';
import { fileRoutes } from './files/files.routes.ts';
import { labRoutes } from './labs/labs.routes.ts';
import { slotRoutes } from './slots/slots.routes.ts';

/** Every route of the service under /api/v1, one line per area. */
export const routesOf = (deps: Deps): FastifyPluginAsyncTypebox[] => [
  catalogueRoutes(deps),
  contentRoutes(deps),
  fileRoutes(deps),
  labRoutes(deps),
  slotRoutes(deps),
];
