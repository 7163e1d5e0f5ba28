import { SynonymsWire } from '#contract/operator-synonyms.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type Synonym = Renamed<ReturnType<typeof SynonymsWire.parse>['data']>['list'][number]
type Lists = { words: string[]; also: string[] }

/** All synonyms of the shop's search. */
export async function listSynonyms(api: OperatorApi): Promise<Synonym[]> {
	return (await api.ask({ path: '/search-synonyms' }, SynonymsWire)).list
}

/** Adds words that mean the same. */
export function addSynonym(api: OperatorApi, lists: Lists) {
	const body = bodyOf(lists)
	return api.attempt({ method: 'POST', path: '/search-synonyms', body }, SynonymsWire)
}

/** Changes words that mean the same, if nobody saved since that version. */
export function changeSynonym(
	api: OperatorApi,
	{ id, version, ...lists }: Lists & { id: number; version: number },
) {
	const body = { ...bodyOf(lists), VERSION: version }
	return api.attempt({ method: 'PUT', path: `/search-synonyms/${id}`, body }, SynonymsWire)
}

/** Removes words that mean the same. */
export function removeSynonym(api: OperatorApi, id: number) {
	return api.attempt({ method: 'DELETE', path: `/search-synonyms/${id}` }, SynonymsWire)
}

function bodyOf({ words, also }: Lists) {
	return { WORD_LIST: words, ALSO_LIST: also }
}
