import type {
  AdminTestJson,
  TestChanges,
  TestJson,
} from '../../api/catalogue/catalogue.contract.ts';
import type { FaqItemJson, TestimonialJson } from '../../api/content/content.contract.ts';
import type {
  AdminTestResolvers,
  FaqItemResolvers,
  LabTestResolvers,
  MutationResolvers,
  QueryResolvers,
  TestimonialResolvers,
  TestChanges as Changes,
  TestInput,
} from '../generated/resolvers.ts';
import type { SentFile } from '../upload.ts';
import type { Complete } from './complete.ts';
import { renamed } from './renamed.ts';
import { disclaimersOf, reasonsOf } from './listText.ts';
import { concernFromRest, concernToRest, fastingFromRest, fastingToRest } from './enumValues.ts';

export const catalogue = {
  Query: {
    labTests: async (_parent, _args, { rest }) => (await rest.catalogue.labTests()).data,
    packages: async (_parent, _args, { rest }) => (await rest.catalogue.packages()).data,
    relatedTests: async (_parent, { text }, { rest }) =>
      (await rest.catalogue.relatedTests(text)).data,
    labTest: async (_parent, { id }, { rest }) => (await rest.catalogue.labTest(id)).data,
    adminTests: async (_parent, _args, { rest }) => (await rest.catalogue.adminTests()).data,
    testimonials: async (_parent, _args, { rest }) => (await rest.catalogue.testimonials()).data,
    faq: async (_parent, _args, { rest }) => (await rest.catalogue.faq()).data,
  } satisfies QueryResolvers,
  Mutation: {
    addTest: (_parent, { input, icon, image }, { rest }) =>
      rest.catalogue.addTest(formOf(input, icon as SentFile | null, image as SentFile | null)),
    changeTest: async (_parent, { id, input }, { rest }) =>
      (await rest.catalogue.changeTest(id, changesOf(input))).data,
  } satisfies MutationResolvers,
  AdminTest: { test: (test) => test } satisfies Complete<AdminTestResolvers, AdminTestJson>,
  LabTest: {
    id: (test) => test._id,
    name: (test) => test.testName,
    priceInRupees: (test) => test.price,
    reportTime: (test) => test.report_time,
    whyBook: (test) => reasonsOf(test.why_book),
    disclaimers: (test) => disclaimersOf(test.disclaimers),
    fasting: (test) => fastingFromRest[test.fasting],
    fastingHours: (test) => test.fasting_hours,
    concerns: (test) => test.concerns.map((concern) => concernFromRest[concern]),
    isPackage: (test) => test.is_package,
    nameHindi: (test) => test.testNameHindi,
    whyBookHindi: (test) => test.why_book_hindi,
  } satisfies Complete<LabTestResolvers, TestJson>,
  Testimonial: { id: (testimonial) => testimonial._id } satisfies Complete<
    TestimonialResolvers,
    TestimonialJson
  >,
  FaqItem: { id: (item) => item._id } satisfies Complete<FaqItemResolvers, FaqItemJson>,
};

/** What is given, by the names of the REST call. */
function changesOf({ fasting, concerns, ...input }: Changes): TestChanges {
  const named = {
    ...renamed(input, {
      testName: 'testName',
      price: 'price',
      reportTime: 'report_time',
      tat: 'tat',
      description: 'description',
      inclusions: 'inclusions',
      disclaimers: 'disclaimers',
      features: 'features',
      whyBook: 'why_book',
      nameHindi: 'testNameHindi',
      descriptionHindi: 'descriptionHindi',
      inclusionsHindi: 'inclusionsHindi',
      disclaimersHindi: 'disclaimersHindi',
      featuresHindi: 'featuresHindi',
      whyBookHindi: 'why_book_hindi',
      aliases: 'aliases',
      isPackage: 'is_package',
      active: 'active',
    }),
    fasting: fasting && fastingToRest[fasting],
    concerns: concerns?.map((concern) => concernToRest[concern]),
  };
  return Object.fromEntries(
    Object.entries(named).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** The form as the REST call takes it: repeated fields for lists (docs/product/calls.md). */
function formOf(
  input: TestInput,
  icon: SentFile | null | undefined,
  image: SentFile | null | undefined,
): FormData {
  const form = new FormData();
  const single = {
    testName: input.testName,
    price: input.price,
    report_time: input.reportTime,
    tat: input.tat,
    description: input.description,
    inclusions: input.inclusions,
    testNameHindi: input.nameHindi ?? '',
    descriptionHindi: input.descriptionHindi ?? '',
    inclusionsHindi: input.inclusionsHindi ?? '',
    is_package: String(input.isPackage ?? false),
  };
  for (const [name, value] of Object.entries(single)) form.append(name, value);
  const lists = {
    disclaimers: input.disclaimers,
    features: input.features,
    why_book: input.whyBook,
    disclaimersHindi: input.disclaimersHindi ?? [],
    featuresHindi: input.featuresHindi ?? [],
    why_book_hindi: input.whyBookHindi ?? [],
    aliases: input.aliases ?? [],
    concerns: (input.concerns ?? []).map((concern) => concernToRest[concern]),
  };
  for (const [name, values] of Object.entries(lists))
    for (const value of values) form.append(name, value);
  if (icon) form.append('icon', icon.blob, icon.name);
  if (image) form.append('image', image.blob, image.name);
  return form;
}
