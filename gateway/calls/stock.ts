import { TestChanges, TestForm } from '../../api/catalogue/catalogue.contract.ts';
import { ParametersRequest } from '../../api/catalogue/parameters.contract.ts';
import { CatalogueFileForm } from '../../api/catalogueFile/catalogueFile.contract.ts';
import {
  PictureForm,
  PreviewRequest,
  PublishRequest,
} from '../../api/content/adminContent.contract.ts';
import {
  HolidaysRequest,
  HoursRequest,
  LabChanges,
  LabImageForm,
  NewLab,
} from '../../api/labs/adminLabs.contract.ts';
import { NewOffer, OfferChanges } from '../../api/offers/offers.contract.ts';
import { PricesQuery, PricesRequest } from '../../api/prices/prices.contract.ts';
import { get, patch, post, put, upload } from '../row.ts';
import type { Rows } from './callTypes.ts';

const testNames = {
  reportTime: 'report_time',
  whyBook: 'why_book',
  nameHindi: 'testNameHindi',
  whyBookHindi: 'why_book_hindi',
  isPackage: 'is_package',
  forGender: 'for_gender',
  ageFrom: 'age_from',
  ageTo: 'age_to',
  apartFrom: 'apart_from',
  apartMinutes: 'apart_minutes',
  repeatMonths: 'repeat_months',
} as const;

/** Calls of the staff about tests, labs, prices, offers and texts. */
export const stockCalls = {
  adminTests: get('tests'),
  addTest: upload('tests/test', TestForm, testNames),
  changeTest: patch('tests/{id}', TestChanges, testNames),
  testParameters: get('admin/tests/{id}/parameters'),
  saveTestParameters: put('admin/tests/{id}/parameters', ParametersRequest),
  checkCatalogueFile: upload('admin/tests.csv?dryRun=1', CatalogueFileForm),
  importCatalogue: upload('admin/tests.csv?version={version}', CatalogueFileForm),
  adminLabs: get('admin/labs'),
  adminLab: get('admin/labs/{id}'),
  addLab: post('admin/labs', NewLab),
  changeLab: patch('admin/labs/{id}', LabChanges),
  setLabImage: upload('admin/labs/{id}/image', LabImageForm),
  saveLabHours: put('admin/labs/{labId}/hours', HoursRequest),
  saveLabHolidays: put('admin/labs/{labId}/holidays', HolidaysRequest),
  labPrices: get('admin/prices', PricesQuery, { labId: 'lab' }),
  saveLabPrices: put('admin/prices', PricesRequest, { labId: 'lab', testId: 'test' }),
  adminOffers: get('admin/content/offers'),
  adminOffer: get('admin/content/offers/{code}'),
  addOffer: post('admin/content/offers', NewOffer),
  changeOffer: patch('admin/content/offers/{code}', OfferChanges),
  adminContents: get('admin/content'),
  adminContent: get('admin/content/{kind}'),
  previewText: post('admin/content/preview', PreviewRequest),
  uploadPicture: upload('admin/content/image', PictureForm),
  publishContent: put('admin/content/{kind}', PublishRequest, { id: '_id' }),
} satisfies Rows;
