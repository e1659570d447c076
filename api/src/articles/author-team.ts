/** The teams that sign articles. Their names are texts: `article-teams.<team>`. */
export type AuthorTeam = 'newsroom' | 'customs' | 'operations' | 'security';
