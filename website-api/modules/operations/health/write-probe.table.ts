import { pgTable, text } from 'drizzle-orm/pg-core'

/** Takes the rows of trials, which are taken back: it is always empty. */
export const writeProbe = pgTable('write_probe', { content: text().notNull().default('') })
