import type { z } from 'zod'
import {
	OperatorFlashSaleAnswerWire,
	OperatorFlashSaleListWire,
	OperatorFlashSalePreviewAnswerWire,
	type OperatorFlashSalePreviewWire,
	type OperatorFlashSaleWire,
} from '#contract/flash-sale.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type FlashSale = Renamed<ReturnType<typeof OperatorFlashSaleAnswerWire.parse>['data']>
export type FlashPreview = Renamed<
	ReturnType<typeof OperatorFlashSalePreviewAnswerWire.parse>['data']
>['list']
type NewFlashSale = z.input<typeof OperatorFlashSaleWire>

const part = encodeURIComponent
const pathOf = (company: string) => `/sites/${part(company)}/flash-sales`

/** Flash sales, latest first; `next` is the cursor of the next page. */
export function listFlashSales(
	api: OperatorApi,
	company: string,
	{ state, next }: { state: string; next: string },
) {
	const query = { STATE: state, NEXT: next, LIMIT: 25 }
	return api.request({ path: pathOf(company), query }, OperatorFlashSaleListWire)
}

/** One flash sale. */
export function readFlashSale(api: OperatorApi, company: string, id: string) {
	return api.request({ path: `${pathOf(company)}/${part(id)}` }, OperatorFlashSaleAnswerWire)
}

/** Plans a flash sale, or changes one unless it was saved since that version. */
export function saveFlashSale(
	api: OperatorApi,
	company: string,
	body: NewFlashSale,
	changed?: { id: string; version: number },
) {
	if (!changed)
		return api.attempt({ method: 'POST', path: pathOf(company), body }, OperatorFlashSaleListWire)
	const path = `${pathOf(company)}/${part(changed.id)}`
	const call = { method: 'PUT', path, body: { ...body, VERSION: changed.version } } as const
	return api.attempt(call, OperatorFlashSaleListWire)
}

/** Ends a flash sale now; one that has not begun is deleted. */
export function endFlashSale(api: OperatorApi, company: string, id: string) {
	const path = `${pathOf(company)}/${part(id)}/end`
	return api.attempt({ method: 'POST', path }, OperatorFlashSaleListWire)
}

/** The effect of a planned sale on its variants. */
export async function previewFlashSale(
	api: OperatorApi,
	company: string,
	body: z.input<typeof OperatorFlashSalePreviewWire>,
): Promise<FlashPreview> {
	const call = { method: 'POST', path: `/sites/${part(company)}/flash-sale-preview`, body } as const
	return (await api.request(call, OperatorFlashSalePreviewAnswerWire)).list
}
