/** Texts that every content file may have above its body; each is a message of its own. */
export const HEAD_KEYS = ['title', 'headline', 'lead', 'description'] as const;
