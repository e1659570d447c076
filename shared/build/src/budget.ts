/** The byte budget that a remote declares for each page and slot (quality §1): the build refuses more. */
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';

/** Sentences about every expose over its budget; empty when all keep it. KB are 1,000 brotli bytes. */
export function overBudget(manifest: Pick<RemoteManifest, 'routes' | 'slots' | 'exposes' | 'files' | 'entry'>): string[] {
  const declared = [
    ...manifest.routes.map(({ page, budgetKb }) => [`./pages/${page}`, budgetKb] as const),
    ...manifest.slots.map(({ module, budgetKb }) => [`./slots/${module}`, budgetKb] as const),
  ];
  return declared.flatMap(([expose, budgetKb]) => {
    const loaded = manifest.exposes[expose];
    if (!loaded) return [`${expose} is declared but not built`];
    const files = new Set([manifest.entry, ...loaded.js, ...loaded.css]);
    const bytes = [...files].reduce((sum, file) => sum + (manifest.files[file]?.brotli ?? 0), 0);
    return bytes > budgetKb * 1000 ? [`${expose} weighs ${(bytes / 1000).toFixed(1)} KB, its budget is ${budgetKb} KB`] : [];
  });
}
