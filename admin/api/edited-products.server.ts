import {
	EditedProductAnswerWire,
	type NewProductWire,
	type ProductChangeWire,
	type ProductOptionsWire,
	type ProductPicturesWire,
	type ProductVariantsWire,
} from '#contract/operator-products.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type EditedProduct = Renamed<ReturnType<typeof EditedProductAnswerWire.parse>['data']>

/** A product for its forms, by the id in an address. @throws Response 404 */
export function readProduct(api: OperatorApi, id: string | undefined) {
	return api.request({ path: pathOf(id) }, EditedProductAnswerWire)
}

/** Adds a product of one variant. */
export function addProduct(api: OperatorApi, body: NewProductWire) {
	return api.attempt({ method: 'POST', path: '/products', body }, EditedProductAnswerWire)
}

/** Changes the given fields, unless the product was saved since that version. */
export function changeProduct(api: OperatorApi, id: number, body: ProductChangeWire) {
	return api.attempt({ method: 'PATCH', path: pathOf(id), body }, EditedProductAnswerWire)
}

/** Sets options and their values, unless the product was saved since that version. */
export function saveOptions(api: OperatorApi, id: number, body: ProductOptionsWire) {
	const call = { method: 'PUT', path: `${pathOf(id)}/options`, body } as const
	return api.attempt(call, EditedProductAnswerWire)
}

/** Changes and adds variants, unless the product was saved since that version. */
export function saveVariants(api: OperatorApi, id: number, body: ProductVariantsWire) {
	const call = { method: 'PUT', path: `${pathOf(id)}/variants`, body } as const
	return api.attempt(call, EditedProductAnswerWire)
}

/** Sets which pictures are shown, unless the product was saved since that version. */
export function savePictures(api: OperatorApi, id: number, body: ProductPicturesWire) {
	const call = { method: 'PUT', path: `${pathOf(id)}/pictures`, body } as const
	return api.attempt(call, EditedProductAnswerWire)
}

/** Adds a picture after the others. */
export async function addPicture(api: OperatorApi, id: number, file: File) {
	const bytes = { type: 'image/*', content: new Uint8Array(await file.arrayBuffer()) }
	const call = { method: 'POST', path: `${pathOf(id)}/pictures`, bytes } as const
	return api.attempt(call, EditedProductAnswerWire)
}

function pathOf(id: string | number | undefined) {
	return `/products/${encodeURIComponent(String(id))}`
}
