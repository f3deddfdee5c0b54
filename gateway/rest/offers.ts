import type {
  AdminOfferJson,
  NewOffer,
  OfferChanges,
  OfferJson,
} from '../../api/offers/offers.contract.ts';
import { at, RestApi } from './restApi.ts';
import { listIfAny } from './sparse.ts';

export class OffersApi extends RestApi {
  offers = () => listIfAny(this.get<OfferJson[]>('offers'));
  adminOffers = () => this.get<AdminOfferJson[]>('admin/content/offers');
  adminOffer = (code: string) => this.get<AdminOfferJson>(`admin/content/offers/${at(code)}`);
  addOffer = (body: NewOffer) => this.post<AdminOfferJson>('admin/content/offers', body);
  changeOffer = (code: string, body: OfferChanges) =>
    this.patch<AdminOfferJson>(`admin/content/offers/${at(code)}`, body);
}
