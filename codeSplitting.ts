import { resolve } from 'node:path';

/** What changes least: a visitor who comes back after a release has it already. */
const reactItself = /node_modules\/(react|react-dom|scheduler)\//;

/**
 * Packages that no page can do without. Their index files name everything, so the graph cannot
 * tell.
 */
const alwaysNeeded =
  /generated\/panda\/|node_modules\/(react-router|react-router-dom|xstate|@xstate|use-sync-external-store)\//;

/** What makes styles of Chakra's properties, and what all its overlays and choices stand on. */
const chakraItself = new RegExp(
  [
    'web/shared/theme/',
    'node_modules/(@emotion|stylis|@pandacss)/',
    '@chakra-ui/react/dist/esm/(styled-system|utils|preset-base|create-context)',
    '@chakra-ui/react/dist/esm/theme/recipes/(button|heading|input|link|skeleton|spinner)[.]',
    '@chakra-ui/react/dist/esm/components/(icons|box|portal|presence)',
    '@ark-ui/react/dist/(utils|providers|components/(portal|presence|field|fieldset|factory))',
    '@zag-js/(utils|core|types|react|dom-query|presence|interact-outside|dismissable)/',
    '@zag-js/(focus-visible|focus-trap|aria-hidden|remove-scroll)/',
  ].join('|'),
);

/** How the gateway is asked, its documents, and what every page asks: none goes without the others. */
const gatewayItself = new RegExp(
  [
    'web/shared/(gateway|trusted|lostAnswers|staffLogin|sending|pin/loadServiceability)[.]ts',
    'web/generated/graphql[.]ts',
    'web/(session/session|location/location)[.]ports[.]ts',
    'machines/(failure|newId|notices|location/location[.]notices)[.]ts',
  ].join('|'),
);

/** What several pages share of ours. */
const ours = /web\/(ui|copy|shared)\/|machines\/text\//;
const ofFewPages = /web\/(admin|generated|copy\/hi)\/|[aA]dmin|staff/;

/** What customers open most, parts that are fetched ahead among it, and the modules that it begins with. */
const pages = {
  login: ['web/signIn/LoginPage.tsx'],
  signUp: ['web/signUp/SignUpFlow.tsx', 'web/signUp/signUpActor.ts'],
  codeStep: ['web/signUp/CodeStep.tsx'],
  home: ['web/app/HomeWithResume.tsx'],
  test: ['web/catalogue/TestInfoPage.tsx'],
  testText: ['web/catalogue/TestText.tsx'],
  orders: ['web/orders/OrdersPage.tsx'],
  appointments: ['web/orders/AppointmentsPage.tsx'],
  payments: ['web/orders/PaymentsPage.tsx'],
  reports: ['web/orders/ReportsPage.tsx'],
  report: ['web/reports/ReportPage.tsx'],
  family: ['web/account/FamilyPage.tsx'],
  addresses: ['web/account/AddressPage.tsx'],
  tracking: ['web/orders/TrackPage.tsx'],
  booking: [
    'web/booking/BookingFlow.tsx',
    'web/booking/bookingActor.ts',
    'web/booking/storeDraft.ts',
    'web/booking/openedBooking.ts',
  ],
};
type Page = keyof typeof pages;

/**
 * The files of what pages share: a module is in the first one whose pages (`by`) all import it; `alone`: and
 * nobody besides, but for those in `or`. Each file is a request with headers of half a KB, and what is in one
 * that is too large is sent to pages that do not need it. Where one module imports another, it is imported by
 * fewer pages, so the rows go from few to many: a file then imports only those below it.
 */
const sharedFiles: Record<string, { by: Page[]; alone?: true; or?: Page[] }> = {
  booking: { by: ['booking'], alone: true },
  visit: { by: ['tracking', 'booking'], alone: true },
  home: { by: ['home'], alone: true },
  signUp: { by: ['signUp'], alone: true, or: ['codeStep'] },
  test: { by: ['test'], alone: true, or: ['booking', 'testText'] },
  saved: { by: ['family', 'addresses'], alone: true },
  entry: { by: ['login', 'signUp'], alone: true, or: ['codeStep'] },
  tests: { by: ['home', 'test'], alone: true, or: ['booking', 'testText'] },
  ahead: { by: ['booking'], alone: true, or: ['codeStep', 'testText'] },
  forms: { by: ['signUp', 'booking'] },
  again: { by: ['orders', 'tracking'], alone: true, or: ['booking'] },
  lists: { by: ['orders', 'reports'] },
  orders: { by: ['orders', 'appointments'] },
  account: { by: ['reports', 'payments'] },
  parts: { by: ['booking'] },
};
/** What is small and imported by so many pages comes with the first load. */
const common = { least: 4, among: /web\/(ui|copy\/patients|shared\/(drawings|flows))/ };

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds?: readonly string[] } | null;
}

/** What is imported from these modules on, without packages. */
function reach(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(entries.map((entry) => resolve(import.meta.dirname, entry)));
  // Iterating over a Set also visits what is added meanwhile.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.includes('node_modules')) found.add(imported);
  return found;
}

/** The modules that a page begins with. */
const begins = new Set(
  Object.values(pages)
    .flat()
    .map((entry) => resolve(import.meta.dirname, entry)),
);
let reached: [Page, Set<string>][] | undefined;

/** The pages that import a module; none of what they begin with. */
function importersOf(id: string, graph: ModuleGraph): Page[] {
  reached ??= (Object.entries(pages) as [Page, string[]][]).map(([page, entries]) => [
    page,
    reach(entries, graph),
  ]);
  return begins.has(id)
    ? []
    : reached.filter(([, modules]) => modules.has(id)).map(([page]) => page);
}

/**
 * Everything that the entry imports is one file: the first load asks once, where the bundler would
 * part it forty ways over what later parts share.
 */
function firstLoad() {
  let first: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    first ??= reach(['web/main.tsx'], graph);
    const isCommon = common.among.test(id) && importersOf(id, graph).length >= common.least;
    return isCommon || first.has(id) || alwaysNeeded.test(id) ? 'app' : null;
  };
}

function sharedByCustomersPages(id: string, graph: ModuleGraph): string | null {
  const found = importersOf(id, graph);
  const file = Object.entries(sharedFiles).find(
    ([, { by, alone, or = [] }]) =>
      by.every((page) => found.includes(page)) &&
      (!alone || found.every((page) => by.includes(page) || or.includes(page))),
  );
  return file?.[0] ?? null;
}

/**
 * Small parts of ours that later parts share are one file, too, as far as they bring no package
 * along: on HTTP/1.1 each further file waits for its turn.
 */
function sharedByOthers() {
  const inFirstLoad = firstLoad();
  const known = new Map<string, boolean>();
  const isLight = (id: string, graph: ModuleGraph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // While its imports are looked at, which may lead back to it.
    known.set(id, true);
    const isThere = reactItself.test(id) || inFirstLoad(id, graph) !== null;
    const isPackage = id.includes('node_modules') && !ours.test(id);
    const is =
      isThere ||
      (!isPackage &&
        !ofFewPages.test(id) &&
        (graph.getModuleInfo(id)?.importedIds ?? []).every((one) => isLight(one, graph)));
    known.set(id, is);
    return is;
  };
  return (id: string, graph: ModuleGraph): string | null =>
    ours.test(id) && isLight(id, graph) && importersOf(id, graph).length === 0 ? 'shared' : null;
}

/** Which files the code of the web is parted into. */
export const codeSplitting = {
  groups: [
    { name: 'react', test: reactItself, priority: 1 },
    { name: firstLoad(), debugName: 'first load' },
    { name: 'chakra', test: chakraItself },
    { name: 'gateway', test: gatewayItself, includeDependenciesRecursively: false },
    {
      name: sharedByCustomersPages,
      debugName: 'shared by pages of customers',
      includeDependenciesRecursively: false,
    },
    { name: sharedByOthers(), debugName: 'shared by others', minShareCount: 3 },
  ],
};
