import type { AnswerJson } from '../../api/assistant/assistant.contract.ts';
import type { PlaceJson } from '../../api/geocoding/geocoding.contract.ts';
import { RestApi } from './restApi.ts';

export class AssistantApi extends RestApi {
  ask = (question: string) => this.post<AnswerJson>('rag/ask', { question });
  place = (latitude: number, longitude: number) =>
    this.get<PlaceJson>('place', { latitude, longitude });
}
