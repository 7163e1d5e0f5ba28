import type { Category } from '#admin/api/categories.server.ts'
import { defaultLocale, type Locale } from '#web/i18n/paths.ts'

/** Categories as options with their full path: "Pakaian › Jaket". */
export function categoryOptions(list: Category[], locale: Locale) {
	const byId = new Map(list.map((category) => [category.categoryId, category]))
	const pathTo = (category: Category): string => {
		const name = (locale !== defaultLocale && category.nameEn) || category.nameId
		const parent = category.parentId === null ? undefined : byId.get(category.parentId)
		return parent ? `${pathTo(parent)} › ${name}` : name
	}
	return list.map((category) => ({ value: String(category.categoryId), label: pathTo(category) }))
}
