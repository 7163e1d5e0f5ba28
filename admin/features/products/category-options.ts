import type { EditedCategory } from '#contract/edited-category.ts'
import { defaultLocale, type Locale } from '#web/i18n/paths.ts'

/** Categories as options with their full path: "Pakaian › Jaket". */
export function categoryOptions(list: EditedCategory[], locale: Locale) {
	const byId = new Map(list.map((category) => [category.id, category]))
	const pathTo = (category: EditedCategory): string => {
		const name = (locale !== defaultLocale && category.nameEn) || category.nameId
		const parent = category.parent === null ? undefined : byId.get(category.parent)
		return parent ? `${pathTo(parent)} › ${name}` : name
	}
	return list.map((category) => ({ value: String(category.id), label: pathTo(category) }))
}
