import { sql } from 'drizzle-orm'

/** A quoted text in a statement that takes no parameters. */
export const literal = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)
