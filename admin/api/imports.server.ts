import {
	type MappedColumn,
	ProductImportAnswerWire,
	ProductImportListWire,
} from '#contract/operator-imports.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type ProductImport = Renamed<ReturnType<typeof ProductImportAnswerWire.parse>['data']>

/** Uploaded product files, newest first. */
export async function listImports(api: OperatorApi) {
	return (await api.request({ path: '/product-imports' }, ProductImportListWire)).list
}

/** One uploaded file, by the id in an address. @throws Response 404 */
export function readImport(api: OperatorApi, id: string | undefined) {
	return api.request({ path: pathOf(id) }, ProductImportAnswerWire)
}

/** Uploads a product file to be checked. */
export async function uploadImport(
	api: OperatorApi,
	file: File,
	options: { stock: string; pictures: boolean; rate: number; untrackedStock: number },
) {
	const content = new Uint8Array(await file.arrayBuffer())
	const query = {
		FILE_NAME: file.name.replace(/\p{Cc}/gu, '').slice(0, 200) || 'produk.csv',
		STOCK: options.stock,
		RATE: options.rate,
		UNTRACKED_STOCK: options.untrackedStock,
		PICTURES: String(options.pictures),
	}
	const call = { method: 'POST', path: '/product-imports', query } as const
	return api.attempt({ ...call, bytes: { type: 'text/csv', content } }, ProductImportAnswerWire)
}

/** Says what the columns of a file are, in their order; it is checked again. */
export function setImportColumns(
	api: OperatorApi,
	id: string | undefined,
	columns: (MappedColumn | null)[],
) {
	const body = { COLUMN_LIST: columns }
	const call = { method: 'PUT', path: `${pathOf(id)}/columns`, body } as const
	return api.attempt(call, ProductImportAnswerWire)
}

/** Imports a checked file. */
export function runImport(api: OperatorApi, id: string | undefined) {
	const call = { method: 'POST', path: `${pathOf(id)}/run`, body: {} } as const
	return api.attempt(call, ProductImportAnswerWire)
}

function pathOf(id: string | undefined): `/${string}` {
	return `/product-imports/${encodeURIComponent(String(id))}`
}
