import type { AdminTestJson, TestJson } from '../../api/catalogue/catalogue.contract.ts';
import type { FaqItemJson, TestimonialJson } from '../../api/content/content.contract.ts';
import { at, RestApi } from './restApi.ts';

export class CatalogueApi extends RestApi {
  labTests = () => this.get<TestJson[]>('tests/alltests');
  labTest = (id: string) => this.get<TestJson>(`tests/singleTest/${at(id)}`);
  testimonials = () => this.get<TestimonialJson[]>('testimonial/getTestimonial');
  faq = () => this.get<FaqItemJson[]>('faq/getFaq');
  addTest = (form: FormData) => this.postForm<AdminTestJson>('tests/test', form);
}
