import { takePush, type WorkerScope } from './push-events.ts';

takePush(self as unknown as WorkerScope);
