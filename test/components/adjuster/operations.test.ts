import { describeOperation } from '../suites/operation-suite.ts';
import { cancelling, creation } from './adjuster-cases.ts';

describeOperation(creation);
describeOperation(cancelling);
