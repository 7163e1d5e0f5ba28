import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { nearWords, otherWords } from './near-word.ts'
import {
	type Concept,
	compoundsOf,
	conceptQuery,
	conceptsOf,
	phrasesOf,
} from './search-concepts.ts'
import { typedWords } from './typed-words.ts'
import { type WordFacts, wordFacts, wordsInTexts } from './word-facts.queries.ts'

/** How many of the typed words the products match. */
export type Match = 'ALL' | 'MOST' | 'ANY'
/** A condition for products, and how many of the typed words they match. */
type SearchLevel = { match: Match; filter: SQL }
export type SearchPlan = {
	/** Attempts in order, until one finds products. */
	levels: SearchLevel[]
	/** The rank of a product of `found`; with `terms` as a CTE named `asked`. */
	terms: SQL
	score: SQL
	/** The corrected text that was searched for; null: the typed text. */
	corrected: string | null
	/** Words of the shop's products that a typed word without matches may mean instead of its correction. */
	near: string[]
}

/** The plan of a search for a typed text; undefined if it contains no words. */
export async function searchPlan(
	db: Queryable,
	companyId: number,
	text: string,
	{ isTyping = false } = {},
): Promise<SearchPlan | undefined> {
	const typed = typedWords(text)
	if (typed.length === 0) return undefined
	const known = await factsOf(db, companyId, typed)
	const { corrections, near } = await correctionsOf(db, companyId, typed, known, isTyping)
	if (corrections.size === 0) {
		return planOf(companyId, conceptsOf(typed, known, isTyping), null, [])
	}
	const words = typed.map((word) => corrections.get(word) ?? word)
	const concepts = conceptsOf(words, await factsOf(db, companyId, words), isTyping)
	return planOf(companyId, concepts, words.join(' '), near)
}

function factsOf(db: Queryable, companyId: number, words: string[]): Promise<WordFacts> {
	return wordFacts(db, companyId, {
		words,
		phrases: phrasesOf(words),
		compounds: compoundsOf(words),
	})
}

/** The number of similar words of which the first that a product has is the correction. */
const CANDIDATES = 4

/** Corrections of words that no product has into words that one has, and others that are as likely. */
async function correctionsOf(
	db: Queryable,
	companyId: number,
	typed: string[],
	known: WordFacts,
	isTyping: boolean,
): Promise<{ corrections: Map<string, string>; near: string[] }> {
	const last = isTyping ? typed.at(-1) : undefined
	const likely = new Map<string, { nearest: string[]; others: string[] }>()
	for (const concept of conceptsOf(typed, known, isTyping)) {
		const [word = ''] = concept.typed
		const fact = known.facts.get(word)
		const isMeant = concept.isFiller || concept.typed.length > 1 || word === last
		const isOne = concept.alternatives.every(({ words }) => words.length === 1)
		const isSynonym = known.synonyms.some(({ words }) => words.includes(word))
		if (!fact || isMeant || fact.isKnown || fact.isStart || isSynonym || !isOne) continue
		// A number in a word names a model: "galaxys24" is no "galaxy".
		if (fact.sameStem.length > 0 || /\d/.test(word)) continue
		const nearest = nearWords(word, fact.near).slice(0, CANDIDATES)
		if (nearest.length > 0) likely.set(word, { nearest, others: otherWords(word, fact.near) })
	}
	if (likely.size === 0) return { corrections: new Map(), near: [] }
	// Among the similar words are synonyms and words of former products, which no product has.
	const asked = [...likely].flatMap(([word, { nearest, others }]) => [word, ...nearest, ...others])
	const found = await wordsInTexts(db, companyId, [...new Set(asked)])
	const corrections = new Map<string, string>()
	const near: string[] = []
	for (const [word, { nearest, others }] of likely) {
		const correction = nearest.find((one) => found.has(one))
		if (found.has(word) || correction === undefined) continue
		corrections.set(word, correction)
		near.push(...others.filter((one) => found.has(one) && one !== correction))
	}
	return { corrections, near }
}

function planOf(
	companyId: number,
	concepts: Concept[],
	corrected: string | null,
	near: string[],
): SearchPlan {
	const meant = concepts.filter((concept) => !concept.isFiller)
	const required = meant.length > 0 ? meant : concepts
	const terms = termsOf(companyId, concepts)
	return { levels: levelsOf(required), ...terms, corrected, near }
}

function levelsOf(required: Concept[]): SearchLevel[] {
	const weighted = required.map((one) => conceptQuery(one, { hasPositions: true }))
	const plain = required.map((one) => conceptQuery(one, { hasPositions: false }))
	const inNames = (query: string) => sql`${product.search} @@ ${query}::tsquery`
	const anywhere = (query: string) => sql`${product.searchText} @@ ${query}::tsquery`
	const all = inNames(weighted.join(' & '))
	const allInText = anywhere(plain.join(' & '))
	if (required.length === 1) {
		return [
			{ match: 'ALL', filter: all },
			{ match: 'ALL', filter: allInText },
		]
	}
	const butOne = weighted.map((_query, at) => `(${weighted.toSpliced(at, 1).join(' & ')})`)
	// A description that happens to contain all words must not outrank names that match most of them.
	const most = sql`(${allInText} or ${inNames(butOne.join(' | '))})`
	return [
		{ match: 'ALL', filter: all },
		{ match: required.length > 2 ? 'MOST' : 'ANY', filter: most },
		{ match: 'ANY', filter: inNames(weighted.join(' | ')) },
		{ match: 'ANY', filter: anywhere(plain.join(' | ')) },
	]
}

/** The sum, over all concepts, of the weight where a product matches; ties are sorted by sales. */
function termsOf(companyId: number, concepts: Concept[]): { terms: SQL; score: SQL } {
	// Read where a product is found by its description only.
	const allWords = sql`(select search_text from product where company_id = ${companyId} and id = found.id)`
	const columns: SQL[] = []
	const scores: SQL[] = []
	const column = (query: string) => {
		const name = sql.identifier(`q${columns.length}`)
		columns.push(sql`${query}::tsquery as ${name}`)
		return sql`asked.${name}`
	}
	for (const concept of concepts) {
		const inWeight = (weight: 'A' | 'B' | 'C' | '') =>
			column(conceptQuery(concept, { hasPositions: true, weight }))
		const own = column(conceptQuery(concept, { hasPositions: true, isOwn: true }))
		const inText = column(conceptQuery(concept, { hasPositions: false }))
		scores.push(sql`case when found.search @@ ${inWeight('A')} then 10
			when found.search @@ ${inWeight('B')} then 7
			when found.search @@ ${inWeight('C')} then 5
			when found.search @@ ${inWeight('')} then 5
			when ${allWords} @@ ${inText} then 2 else 0 end
			+ case when found.search @@ ${own} then 3 else 0 end`)
	}
	return {
		terms: sql`select ${sql.join(columns, sql`, `)}`,
		score: sql`${sql.join(scores, sql` + `)} + ln(1 + found.sold_count) / 4`,
	}
}
