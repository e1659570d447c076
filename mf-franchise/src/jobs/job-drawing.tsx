import type { JobType } from '@amberlane/contract/domain/job-types';
import { Drawing, drawings, type DrawingParts } from '@amberlane/ui';

const DRAWINGS: Readonly<Record<JobType, DrawingParts>> = {
  OPERATIONS: drawings.forklift, COURIER: drawings.rider, CUSTOMS: drawings.customs, SUPPORT: drawings.clipboard, SALES: drawings.shop, FINANCE: drawings.clipboard, TECHNOLOGY: drawings.mast,
};

/** What the work is about, drawn; decoration. */
export const JobDrawing = ({ type }: { readonly type: JobType }) => <Drawing of={DRAWINGS[type]} />;
