import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { lineText } from './text.ts'

const Id = z.number().int().min(1)
const Version = z.number().int().min(0)
/** A word, or up to three in a row. Letter case, accents and punctuation do not matter. */
const Phrase = lineText().min(1).max(60)

const SynonymWire = z.object({
	SYNONYM_ID: Id,
	VERSION: Version,
	/** Equivalent in searches. */
	WORD_LIST: z.array(z.string()),
	/** Also found by each of WORD_LIST, but not vice versa. */
	ALSO_LIST: z.array(z.string()),
})
/** GET /operator/v1/search-synonyms: in the order in which they were added. */
export const SynonymsWire = dataOf(z.object({ list: z.array(SynonymWire) }))

/** POST /operator/v1/search-synonyms: at least two words in both lists together. */
export const NewSynonymWire = z.object({
	WORD_LIST: z.array(Phrase).min(1).max(30),
	ALSO_LIST: z.array(Phrase).max(30).default([]),
})
export type NewSynonymWire = z.infer<typeof NewSynonymWire>
/** PUT /operator/v1/search-synonyms/{id}. 409 CHANGED_MEANWHILE. */
export const SynonymChangeWire = NewSynonymWire.extend({ VERSION: Version })
export type SynonymChangeWire = z.infer<typeof SynonymChangeWire>
