import {
	getEditedInformation,
	listInformations,
	reviewInformation,
} from '#contract/edited-information.ts'
import { getPage, listPages, reviewPage } from '#contract/edited-text.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'

/** Pages with a fixed address, and information pages. */
export type PageKind = 'pages' | 'informations'
type Page = { kind: PageKind; key: string }

export type ShopPage = Awaited<ReturnType<typeof allPages>>[number]

/** Pages with a fixed address, then information pages. */
export async function allPages(api: OperatorApi, code: string) {
	const [pages, informations] = await Promise.all([
		api.call(listPages, { code }),
		api.call(listInformations, { code }),
	])
	return [
		...pages.list.map((page) => ({ kind: 'pages' as const, ...page })),
		...informations.list.map((page) => ({ kind: 'informations' as const, ...page })),
	]
}

/** The texts of a page. @throws Response 404 */
export function readPage(api: OperatorApi, code: string, { kind, key }: Page) {
	return kind === 'pages'
		? api.call(getPage, { code, key })
		: api.call(getEditedInformation, { code, slug: key })
}

/** Records that a generated page was reviewed. */
export function markReviewed(api: OperatorApi, code: string, { kind, key }: Page) {
	return kind === 'pages'
		? api.tryCall(reviewPage, { code, key })
		: api.tryCall(reviewInformation, { code, slug: key })
}
