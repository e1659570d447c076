import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';

/** A QR code of an address. Black on white in every theme: cameras want it so. `label` says what scanning it does. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(address), [address]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
