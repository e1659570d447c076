import type { DrawingParts } from '../drawing-parts.ts';

export const rack: DrawingParts = {
  box: [0, -112, 136, 112],
  shapes: [
    ['white', 'M12-32h24v26H12zM76-66h26v26H76zM36-102h22v28H36z'],
    ['amber', 'M40-26h20v20H40zM104-62h20v22h-20zM12-94h22v20H12z'],
    ['sun', 'M96-30h28v24H96zM12-64h26v24H12zM76-98h18v24H76z'],
    ['teal', 'M76-24h18v18H76zM40-58h22v18H40zM98-100h26v26H98z'],
    ['burnt', 'M0-40h136v5H0zM0-74h136v5H0zM0-6h136v6H0z'],
    ['petrol', 'M0-112h6V0H0zM65-112h6V0h-6zM130-112h6V0h-6z'],
  ],
};
