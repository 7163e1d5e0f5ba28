import { SynonymsWire } from '#contract/operator-synonyms.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type Synonym = Renamed<ReturnType<typeof SynonymsWire.parse>['data']>['list'][number]
type SynonymLists = { words: string[]; also: string[] }

/** All synonyms of the shop's search. */
export async function listSynonyms(api: OperatorApi): Promise<Synonym[]> {
	return (await api.request({ path: '/search-synonyms' }, SynonymsWire)).list
}

/** Adds a group of synonyms. */
export function addSynonym(api: OperatorApi, lists: SynonymLists) {
	const body = bodyOf(lists)
	return api.attempt({ method: 'POST', path: '/search-synonyms', body }, SynonymsWire)
}

/** Changes a group of synonyms, unless it was saved since that version. */
export function changeSynonym(
	api: OperatorApi,
	{ id, version, ...lists }: SynonymLists & { id: number; version: number },
) {
	const body = { ...bodyOf(lists), VERSION: version }
	return api.attempt({ method: 'PUT', path: `/search-synonyms/${id}`, body }, SynonymsWire)
}

/** Removes a group of synonyms. */
export function removeSynonym(api: OperatorApi, id: number) {
	return api.attempt({ method: 'DELETE', path: `/search-synonyms/${id}` }, SynonymsWire)
}

function bodyOf({ words, also }: SynonymLists) {
	return { WORD_LIST: words, ALSO_LIST: also }
}
