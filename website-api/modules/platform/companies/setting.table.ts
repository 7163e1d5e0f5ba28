import { pgTable, text } from 'drizzle-orm/pg-core'

/** What all processes on one database share, e.g. the secret that signs api-access keys. */
export const setting = pgTable('setting', {
	key: text().primaryKey(),
	value: text().notNull(),
})
