import { CategoriesWire, type CategoryChangeWire } from '#contract/operator-categories.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type Category = Renamed<ReturnType<typeof CategoriesWire.parse>['data']>['list'][number]

/** All categories, parents before their children. */
export async function listCategories(api: OperatorApi): Promise<Category[]> {
	return (await api.request({ path: '/categories' }, CategoriesWire)).list
}

/** Adds a category after the others of its parent. */
export function addCategory(
	api: OperatorApi,
	{ nameId, nameEn, parent }: { nameId: string; nameEn: string; parent: number | null },
) {
	const body = { NAME_ID: nameId, NAME_EN: nameEn, PARENT_ID: parent }
	return api.attempt({ method: 'POST', path: '/categories', body }, CategoriesWire)
}

/** Renames or moves a category, unless it was saved since that version. */
export function changeCategory(api: OperatorApi, id: number, body: CategoryChangeWire) {
	return api.attempt({ method: 'PATCH', path: `/categories/${id}`, body }, CategoriesWire)
}

/** Removes an empty category. */
export function removeCategory(api: OperatorApi, id: number) {
	return api.attempt({ method: 'DELETE', path: `/categories/${id}` }, CategoriesWire)
}
