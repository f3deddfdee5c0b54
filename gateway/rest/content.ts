import type { ContentJson, PublishRequest } from '../../api/content/adminContent.contract.ts';
import type {
  BannerJson,
  LegalTextJson,
  TextBlockJson,
} from '../../api/content/content.contract.ts';
import type { ContentKind, LegalTextName } from '../../api/content/contentKinds.ts';
import { RestApi } from './restApi.ts';
import { nullIfNone } from './sparse.ts';

export class ContentApi extends RestApi {
  banner = () => nullIfNone(this.get<BannerJson | null>('content/banner'));
  /** A service that has no such text has none published; an earlier version must be there. */
  legalText = (name: LegalTextName, version?: number) =>
    version === undefined
      ? nullIfNone(this.get<LegalTextJson | null>(`content/${name}`))
      : this.get<LegalTextJson | null>(`content/${name}`, { version });
  adminContents = () => this.get<ContentJson[]>('admin/content');
  adminContent = (kind: ContentKind) => this.get<ContentJson>(`admin/content/${kind}`);
  previewText = (text: string) => this.post<TextBlockJson[]>('admin/content/preview', { text });
  publishContent = (kind: ContentKind, body: PublishRequest) =>
    this.put<ContentJson>(`admin/content/${kind}`, body);
}
