import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** The words of a company's products, maintained by triggers of the product table. */
export const searchTerm = pgTable(
	'search_term',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		term: text().notNull(),
		/** Its Indonesian stem. */
		stem: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.term] }),
		index('search_term_stem').on(table.companyId, table.stem),
		index('search_term_start').on(table.companyId, table.term.op('text_pattern_ops')),
	],
)

/** Synonyms of a shop's search. A new company starts with those of add_default_search_synonyms. */
export const searchSynonym = pgTable(
	'search_synonym',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
		/** Words, or short phrases, that mean the same. */
		words: text().array().notNull(),
		/** Words they also find, but not vice versa: "bag" finds "backpack". */
		also: text().array().notNull().default([]),
		/** Version; increased by staff changes, so that a stale save is rejected. */
		version: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		index('search_synonym_words').using('gin', table.words),
		check(
			'search_synonym_words_number',
			sql`cardinality(${table.words}) between 1 and 30 and cardinality(${table.also}) <= 30 and cardinality(${table.words}) + cardinality(${table.also}) > 1`,
		),
	],
)
