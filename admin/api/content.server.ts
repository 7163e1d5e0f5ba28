import type { z } from 'zod'
import {
	OperatorBannerAnswerWire,
	type OperatorBannerWire,
	OperatorFooterAnswerWire,
	type OperatorFooterChangeWire,
} from '#contract/operator-look.ts'
import {
	OperatorBannerListWire,
	OperatorChangedWire,
	OperatorPictureAnswerWire,
	OperatorPopupAnswerWire,
	type OperatorPopupWire,
	OperatorSiteAnswerWire,
} from '#contract/operator-site.ts'
import type { OperatorApi } from './client.server.ts'

const part = encodeURIComponent
const site = (code: string, path: string) => `/sites/${part(code)}${path}`

/** Stores a picture of the shop that no page shows yet. */
export async function storePicture(api: OperatorApi, code: string, file: File) {
	const bytes = { type: 'image/*', content: new Uint8Array(await file.arrayBuffer()) }
	const call = { method: 'POST', path: site(code, '/pictures'), bytes } as const
	return api.attempt(call, OperatorPictureAnswerWire)
}

/** Every banner in its order. */
export async function listBanners(api: OperatorApi, code: string) {
	return (await api.request({ path: site(code, '/banners') }, OperatorBannerListWire)).list
}

/** A banner for its form. @throws Response 404 */
export function readBanner(api: OperatorApi, code: string, slug: string) {
	return api.request({ path: site(code, `/banners/${part(slug)}`) }, OperatorBannerAnswerWire)
}

/** Adds or changes a banner, depending on its VERSION. */
export function putBanner(api: OperatorApi, code: string, slug: string, body: OperatorBannerWire) {
	const path = site(code, `/banners/${part(slug)}`)
	return api.attempt({ method: 'PUT', path, body }, OperatorChangedWire)
}

/** Moves a banner to a position, counted from 1. */
export function moveBanner(api: OperatorApi, code: string, slug: string, place: number) {
	const path = site(code, `/banners/${part(slug)}/position`)
	return api.attempt({ method: 'PUT', path, body: { POSITION: place } }, OperatorChangedWire)
}

/** Shows a banner, or withdraws it. */
export function setBannerShown(api: OperatorApi, code: string, slug: string, isShown: boolean) {
	const path = site(code, `/banners/${part(slug)}/withdrawal`)
	return api.attempt(
		isShown ? { method: 'DELETE', path } : { method: 'POST', path, body: {} },
		OperatorChangedWire,
	)
}

/** Deletes a banner. */
export function deleteBanner(api: OperatorApi, code: string, slug: string) {
	const path = site(code, `/banners/${part(slug)}`)
	return api.attempt({ method: 'DELETE', path }, OperatorChangedWire)
}

/** The popup, shown or not. */
export function readPopup(api: OperatorApi, code: string) {
	return api.request({ path: site(code, '/popup') }, OperatorPopupAnswerWire)
}

/** Saves the popup. */
export function putPopup(api: OperatorApi, code: string, body: z.input<typeof OperatorPopupWire>) {
	const call = { method: 'PUT', path: site(code, '/popup'), body } as const
	return api.attempt(call, OperatorSiteAnswerWire)
}

/** The columns of the footer with their links. */
export function readFooter(api: OperatorApi, code: string) {
	return api.request({ path: site(code, '/footer') }, OperatorFooterAnswerWire)
}

/** Makes one change of the footer. */
export function changeFooter(api: OperatorApi, code: string, body: OperatorFooterChangeWire) {
	const call = { method: 'POST', path: site(code, '/footer/changes'), body } as const
	return api.attempt(call, OperatorFooterAnswerWire)
}
