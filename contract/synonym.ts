import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, type Value } from './message.ts'
import { recordNumber } from './record-number.ts'
import { lineText } from './text.ts'

const version = z.number().int().min(0)
/** A word, or up to three in a row. Letter case, accents and punctuation do not matter. */
const phrase = lineText().min(1).max(60)

/** Words that mean the same in a search of the shop. */
export const Synonym = message({
	id: ['SYNONYM_ID', z.number().int().min(1)],
	version: ['VERSION', version],
	/** Equivalent in searches. */
	words: ['WORD_LIST', z.array(z.string())],
	/** Also found by each of `words`, but not vice versa. */
	also: ['ALSO_LIST', z.array(z.string())],
})
export type Synonym = Value<typeof Synonym>

/** At least two words in both lists together. */
export const NewSynonym = message({
	words: ['WORD_LIST', z.array(phrase).min(1).max(30)],
	also: ['ALSO_LIST', z.array(phrase).max(30).default([])],
})
export type NewSynonym = Value<typeof NewSynonym>

export const SynonymChange = message({ ...fieldsIn(NewSynonym), version: ['VERSION', version] })
export type SynonymChange = Value<typeof SynonymChange>

/** In the order in which they were added. */
export const SynonymList = z.object({ list: z.array(Synonym) })
const one = { path: '/search-synonyms/{id}', params: { id: recordNumber } } as const

export const listSynonyms = endpoint({
	method: 'GET',
	path: '/search-synonyms',
	summary: 'Words that mean the same in a search of the shop',
	needs: 'products.read',
	answer: SynonymList,
})

export const addSynonym = endpoint({
	method: 'POST',
	path: '/search-synonyms',
	summary: 'Adds words that mean the same',
	needs: 'products.edit',
	creates: true,
	body: NewSynonym,
	answer: SynonymList,
	failures: { 409: 'TOO_MANY_SYNONYMS' },
})

export const changeSynonym = endpoint({
	...one,
	method: 'PUT',
	summary: 'Changes words that mean the same',
	needs: 'products.edit',
	body: SynonymChange,
	answer: SynonymList,
	failures: { 404: 'SYNONYM_NOT_FOUND', 409: 'CHANGED_MEANWHILE' },
})

export const removeSynonym = endpoint({
	...one,
	method: 'DELETE',
	summary: 'Removes words that mean the same',
	needs: 'products.edit',
	answer: SynonymList,
	failures: { 404: 'SYNONYM_NOT_FOUND' },
})
