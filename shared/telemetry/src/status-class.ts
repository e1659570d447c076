/** Statuses of HTTP as a label with five values. */
export const STATUS_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

export type StatusClass = (typeof STATUS_CLASSES)[number];

export const statusClass = (status: number): StatusClass => STATUS_CLASSES[Math.floor(status / 100) - 1] ?? '5xx';
