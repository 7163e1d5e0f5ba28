import { pgTable, text } from 'drizzle-orm/pg-core'

/** Settings shared by all processes on one database, e.g. the secret that signs api-access keys. */
export const setting = pgTable('setting', {
	key: text().primaryKey(),
	value: text().notNull(),
})
