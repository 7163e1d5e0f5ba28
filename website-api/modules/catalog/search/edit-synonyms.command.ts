import { and, asc, eq, sql } from 'drizzle-orm'
import { NewSynonym, type Synonym, type SynonymChange } from '#contract/synonym.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { MAX_PHRASE_WORDS } from './search-concepts.ts'
import { searchSynonym } from './search.table.ts'
import { wordsOf } from './typed-words.ts'

const MAX_SYNONYMS = 2_000

/** The synonyms of a company's search. */
export async function synonymsOf(db: Queryable, companyId: number): Promise<Synonym[]> {
	return db
		.select()
		.from(searchSynonym)
		.where(eq(searchSynonym.companyId, companyId))
		.orderBy(asc(searchSynonym.id))
}

/** Adds a group. 409 TOO_MANY_SYNONYMS; 422 for texts without words, phrases that are too long, or a single one. */
export async function insertSynonym(tx: Transaction, companyId: number, sent: NewSynonym) {
	const lists = listsOf(sent)
	const own = eq(searchSynonym.companyId, companyId)
	if ((await tx.$count(searchSynonym, own)) >= MAX_SYNONYMS) {
		throw new Problem(409, 'TOO_MANY_SYNONYMS')
	}
	await tx.insert(searchSynonym).values({ companyId, ...lists })
}

/** Changes a group. 404 SYNONYM_NOT_FOUND; 409 CHANGED_MEANWHILE; 422 as for a new one. */
export async function updateSynonym(
	tx: Transaction,
	companyId: number,
	id: number,
	sent: SynonymChange,
) {
	const lists = listsOf(sent)
	const changed = await tx
		.update(searchSynonym)
		.set({ ...lists, version: sql`${searchSynonym.version} + 1` })
		.where(and(isSynonym(companyId, id), eq(searchSynonym.version, sent.version)))
		.returning({ id: searchSynonym.id })
	if (changed.length > 0) return
	if ((await tx.$count(searchSynonym, isSynonym(companyId, id))) === 0) {
		throw new Problem(404, 'SYNONYM_NOT_FOUND')
	}
	throw new Problem(409, 'CHANGED_MEANWHILE')
}

/** Removes a group. 404 SYNONYM_NOT_FOUND. */
export async function deleteSynonym(tx: Transaction, companyId: number, id: number) {
	const removed = await tx
		.delete(searchSynonym)
		.where(isSynonym(companyId, id))
		.returning({ id: searchSynonym.id })
	if (removed.length === 0) throw new Problem(404, 'SYNONYM_NOT_FOUND')
}

function isSynonym(companyId: number, id: number) {
	return and(eq(searchSynonym.companyId, companyId), eq(searchSynonym.id, id))
}

/** Normalises the lists as the search compares them: each phrase once, in plain words. */
function listsOf(sent: NewSynonym) {
	const words = phrasesIn('words', sent.words)
	const also = phrasesIn('also', sent.also).filter((phrase) => !words.includes(phrase))
	if (words.length + also.length < 2)
		throw fieldProblem(NewSynonym, 'words', { message: 'SYNONYM_TOO_FEW' })
	return { words, also }
}

function phrasesIn(field: keyof NewSynonym, list: string[]): string[] {
	const phrases = list.map(wordsOf)
	const isWrong = phrases.some(({ length }) => length === 0 || length > MAX_PHRASE_WORDS)
	if (isWrong) throw fieldProblem(NewSynonym, field, { message: 'SYNONYM_NOT_WORDS' })
	return [...new Set(phrases.map((words) => words.join(' ')))]
}
