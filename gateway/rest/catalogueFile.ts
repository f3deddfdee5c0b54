import type { CatalogueImportJson } from '../../api/catalogueFile/catalogueFile.contract.ts';
import type { SentFile } from '../upload.ts';
import { RestApi } from './restApi.ts';

export class CatalogueFileApi extends RestApi {
  checkCatalogueFile = (file: SentFile) => this.#send('admin/tests.csv?dryRun=1', file);
  importCatalogue = (file: SentFile) => this.#send('admin/tests.csv', file);

  #send(path: string, { blob, name }: SentFile) {
    const form = new FormData();
    form.append('file', blob, name);
    return this.postForm<CatalogueImportJson>(path, form);
  }
}
