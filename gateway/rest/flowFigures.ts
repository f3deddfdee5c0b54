import type {
  FlowStepsRequest,
  StateFiguresJson,
} from '../../api/flowFigures/flowFigures.contract.ts';
import { RestApi } from './restApi.ts';

export class FlowFiguresApi extends RestApi {
  countFlowSteps = (body: FlowStepsRequest) => this.post<number>('flow-figures', body);
  flowFigures = (days: number) => this.get<StateFiguresJson[]>('admin/flow-figures', { days });
}
