/** What waits for the customer. Loaded beside the list: it takes a call of its own, and most customers have none. */
import { lazy } from 'react';

export const LateTasks = lazy(async () => ({ default: (await import('../orders/tasks/tasks.tsx')).Tasks }));
