import type { Category } from '#admin/api/categories.server.ts'
import { defaultLocale, type Locale } from '#app/i18n/paths.ts'

/** Categories as the options of a list, each with the way to it: "Pakaian › Jaket". */
export function categoryOptions(list: Category[], locale: Locale) {
	const byId = new Map(list.map((one) => [one.categoryId, one]))
	const wayTo = (one: Category): string => {
		const name = (locale !== defaultLocale && one.nameEn) || one.nameId
		const parent = one.parentId === null ? undefined : byId.get(one.parentId)
		return parent ? `${wayTo(parent)} › ${name}` : name
	}
	return list.map((one) => ({ value: String(one.categoryId), label: wayTo(one) }))
}
