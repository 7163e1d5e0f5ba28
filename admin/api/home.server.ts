import type { z } from 'zod'
import { dataOf } from '#contract/envelope.ts'
import { type HomeSection, HomeSectionListWire } from '#contract/home-section.ts'
import {
	OperatorHomeAnswerWire,
	OperatorHomePreviewWire,
	OperatorHomeVersionListWire,
} from '#contract/operator-home.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

/** The composition with its sections as JSON: they keep the names of the wire, which forms are made from. */
const HomeAnswer = dataOf(
	OperatorHomeAnswerWire.shape.data.extend({
		SECTION_LIST: HomeSectionListWire.transform((list) => JSON.stringify(list)),
	}),
)
type Answered = Renamed<z.output<typeof HomeAnswer>['data']>
const home = (code: string, path = '') => `/sites/${encodeURIComponent(code)}/home${path}`

/** The draft of the home page, and which version shoppers see; 0 is the default home. */
export async function readHome(api: OperatorApi, code: string) {
	const { version, publishedVersion, sectionList }: Answered = await api.ask(
		{ path: home(code) },
		HomeAnswer,
	)
	return { version, publishedVersion, sections: HomeSectionListWire.parse(JSON.parse(sectionList)) }
}

/** Saves sections as the draft. @param version of the draft that they were made from */
export function saveHome(api: OperatorApi, code: string, sections: HomeSection[], version: number) {
	const body = { SECTION_LIST: sections, VERSION: version }
	return api.attempt({ method: 'PUT', path: home(code), body }, HomeAnswer)
}

/** Shows the draft to shoppers, or for 0 the default home. */
export function publishHome(api: OperatorApi, code: string, version: number) {
	const body = { VERSION: version }
	return api.attempt({ method: 'POST', path: home(code, '/publication'), body }, HomeAnswer)
}

/** A path of the shop that shows the draft for half an hour. */
export function previewHome(api: OperatorApi, code: string) {
	const call = { method: 'POST', path: home(code, '/preview'), body: {} } as const
	return api.ask(call, OperatorHomePreviewWire)
}

/** Saved versions, the last first. @param next of the page before; '' for the first page */
export function listHomeVersions(api: OperatorApi, code: string, next: string) {
	const call = { path: home(code, '/versions'), query: { NEXT: next } }
	return api.ask(call, OperatorHomeVersionListWire)
}

/** Makes a saved version the draft again. */
export function restoreHome(api: OperatorApi, code: string, version: number) {
	const path = home(code, `/versions/${version}/restoration`)
	return api.attempt({ method: 'POST', path, body: {} }, HomeAnswer)
}
