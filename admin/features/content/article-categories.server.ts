import { listArticleCategories } from '#admin/api/texts.server.ts'
import type { Staff } from '#admin/http/staff.ts'
import { defaultLocale } from '#web/i18n/paths.ts'

/** The categories of articles in their order, with names in the reader's language. */
export async function articleCategories({ api, company, locale }: Staff) {
	const list = await listArticleCategories(api, company.companyCode)
	return list.map((category) => ({
		slug: category.categorySlug,
		nameId: category.nameId,
		nameEn: category.nameEn,
		name: locale === defaultLocale ? category.nameId : category.nameEn,
		articles: category.articleCount,
	}))
}

/** The categories of articles as options of a list. */
export async function articleCategoryOptions(staff: Staff) {
	const list = await articleCategories(staff)
	return list.map(({ slug, name }) => ({ value: slug, label: name }))
}
