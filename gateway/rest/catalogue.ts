import type { AdminTestJson, TestChanges } from '../../api/catalogue/catalogue.contract.ts';
import type { FaqItemJson, TestimonialJson } from '../../api/content/content.contract.ts';
import { completeFaqItem, completeTest, completeTestimonial } from './completeCatalogue.ts';
import type { SentTest } from './completeCatalogue.ts';
import { at, RestApi } from './restApi.ts';
import { completed, completedList, listIfAny } from './sparse.ts';
import type { Sparse } from './sparse.ts';

export class CatalogueApi extends RestApi {
  labTests = () => completedList(this.get<SentTest[]>('tests/alltests'), completeTest);
  packages = () => completedList(listIfAny(this.get<SentTest[]>('tests/packages')), completeTest);
  relatedTests = (text: string) =>
    completedList(
      listIfAny(this.get<SentTest[]>(`tests/related?${new URLSearchParams({ text })}`)),
      completeTest,
    );
  labTest = (id: string) =>
    completed(this.get<SentTest>(`tests/singleTest/${at(id)}`), (test) =>
      completeTest({ ...test, _id: test._id ?? id }),
    );
  testimonials = () =>
    completedList(
      this.get<Sparse<TestimonialJson>[]>('testimonial/getTestimonial'),
      completeTestimonial,
    );
  faq = () => completedList(this.get<Sparse<FaqItemJson>[]>('faq/getFaq'), completeFaqItem);
  adminTests = () => this.get<AdminTestJson[]>('tests');
  changeTest = (id: string, body: TestChanges) =>
    this.patch<AdminTestJson>(`tests/${at(id)}`, body);
  addTest = (form: FormData) => this.postForm<AdminTestJson>('tests/test', form);
}
