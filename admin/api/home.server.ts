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

/** The composition. Its sections keep their wire names, which the forms are made from. */
const HomeAnswer = dataOf(
	OperatorHomeAnswerWire.shape.data.extend({
		SECTION_LIST: HomeSectionListWire.transform((list) => JSON.stringify(list)),
	}),
)
type Composition = Renamed<z.output<typeof HomeAnswer>['data']>
const home = (code: string, path = '') => `/sites/${encodeURIComponent(code)}/home${path}`

/** The draft of the home page and the published version; 0 is the default home page. */
export async function readHome(api: OperatorApi, code: string) {
	const { version, publishedVersion, sectionList }: Composition = await api.request(
		{ path: home(code) },
		HomeAnswer,
	)
	return { version, publishedVersion, sections: HomeSectionListWire.parse(JSON.parse(sectionList)) }
}

/** Saves sections as the draft. @param version of the draft that they were read from */
export function saveHome(api: OperatorApi, code: string, sections: HomeSection[], version: number) {
	const body = { SECTION_LIST: sections, VERSION: version }
	return api.attempt({ method: 'PUT', path: home(code), body }, HomeAnswer)
}

/** Publishes a version; 0 is the default home page. */
export function publishHome(api: OperatorApi, code: string, version: number) {
	const body = { VERSION: version }
	return api.attempt({ method: 'POST', path: home(code, '/publication'), body }, HomeAnswer)
}

/** A path of the shop that shows the draft, valid for half an hour. */
export function previewHome(api: OperatorApi, code: string) {
	const call = { method: 'POST', path: home(code, '/preview'), body: {} } as const
	return api.request(call, OperatorHomePreviewWire)
}

/** Saved versions, newest first. @param next cursor of the page; '' for the first page */
export function listHomeVersions(api: OperatorApi, code: string, next: string) {
	const call = { path: home(code, '/versions'), query: { NEXT: next } }
	return api.request(call, OperatorHomeVersionListWire)
}

/** Makes a saved version the draft. */
export function restoreHome(api: OperatorApi, code: string, version: number) {
	const path = home(code, `/versions/${version}/restoration`)
	return api.attempt({ method: 'POST', path, body: {} }, HomeAnswer)
}
