import { sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { NearTerm } from './near-word.ts'

export type WordFact = {
	word: string
	/** True if it is a word of a product's name, category, brand, tags or choices. */
	isKnown: boolean
	/** True if such a word starts with it. */
	isStart: boolean
	/** Such words with the same stem. */
	sameStem: string[]
	/** Similar words, if it is neither known nor a prefix of one. */
	near: NearTerm[]
}
export type SynonymGroup = { words: string[]; also: string[] }
export type WordFacts = {
	facts: Map<string, WordFact>
	/** The given compounds that are words of products. */
	compounds: Set<string>
	synonyms: SynonymGroup[]
}

/**
 * What a shop's index has about typed words; `phrases` are the words and their combinations, for synonyms of several
 * words.
 */
export async function wordFacts(
	db: Queryable,
	companyId: number,
	{ words, phrases, compounds }: { words: string[]; phrases: string[]; compounds: string[] },
): Promise<WordFacts> {
	const list = (texts: string[]) => sql`${JSON.stringify(texts)}::jsonb`
	const { rows } = await db.execute<{
		facts: WordFact[]
		known: string[]
		groups: SynonymGroup[]
	}>(sql`
		select
			(select coalesce(jsonb_agg(to_jsonb(asked)), '[]') from (
				select typed.word, known.is_known as "isKnown", known.is_start as "isStart",
					array(
						select term from search_term
						where company_id = ${companyId} and term <> typed.word
							and stem = coalesce((ts_lexize('indonesian_stem', typed.word))[1], typed.word)
						order by length(term), term limit 8
					) as "sameStem",
					case when known.is_known or known.is_start then '[]'::jsonb else (
						select coalesce(jsonb_agg(to_jsonb(near) || jsonb_build_object(
							'stem', coalesce((ts_lexize('indonesian_stem', near.term))[1], near.term))), '[]')
						from near_search_terms(${companyId}, typed.word) as near
					) end as near
				from jsonb_array_elements_text(${list(words)}) as typed (word)
				cross join lateral (select
					exists (
						select 1 from search_term where company_id = ${companyId} and term = typed.word
					) as is_known,
					exists (
						select 1 from search_term where company_id = ${companyId}
							and term ~>=~ typed.word and term ~<~ (typed.word || chr(1114109))
					) as is_start
				) as known
			) as asked) as facts,
			(select coalesce(jsonb_agg(term), '[]') from search_term where company_id = ${companyId} and term = any(
				array(select jsonb_array_elements_text(${list(compounds)}))
			)) as known,
			(select coalesce(jsonb_agg(jsonb_build_object('words', words, 'also', also) order by id), '[]')
			from search_synonym where company_id = ${companyId}
				and words && array(select jsonb_array_elements_text(${list(phrases)}))) as groups`)
	const [row] = rows
	return {
		facts: new Map(row?.facts.map((fact) => [fact.word, fact])),
		compounds: new Set(row?.known),
		synonyms: row?.groups ?? [],
	}
}

/** The words that occur in any text of a product, including descriptions. */
export async function wordsInTexts(
	db: Queryable,
	companyId: number,
	words: string[],
): Promise<Set<string>> {
	// Sorted, so that a common word is found in the index of the best-sellers.
	const found = words.map(
		(word) => sql`(select true from product where company_id = ${companyId} and status = 'ACTIVE'
			and search_text @@ ${`'${word}'`}::tsquery order by sold_count desc limit 1)`,
	)
	const { rows } = await db.execute<{ found: (boolean | null)[] }>(
		sql`select jsonb_build_array(${sql.join(found, sql`, `)}) as found`,
	)
	const isFound = onlyRow(rows).found
	return new Set(words.filter((_word, at) => isFound[at]))
}
