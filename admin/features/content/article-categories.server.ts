import { listEditedArticleCategories } from '#contract/edited-article.ts'
import type { Staff } from '#admin/http/staff.ts'
import { defaultLocale } from '#web/i18n/paths.ts'

/** The categories of articles in their order, with names in the reader's language. */
export async function articleCategories({ api, company, locale }: Staff) {
	const { list } = await api.call(listEditedArticleCategories, { code: company.companyCode })
	return list.map((category) => ({
		...category,
		name: locale === defaultLocale ? category.nameId : category.nameEn,
	}))
}

/** The categories of articles as options of a list. */
export async function articleCategoryOptions(staff: Staff) {
	const list = await articleCategories(staff)
	return list.map(({ slug, name }) => ({ value: slug, label: name }))
}
