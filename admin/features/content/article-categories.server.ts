import { listArticleCategories } from '#admin/api/texts.server.ts'
import type { Staff } from '#admin/http/staff.ts'
import { defaultLocale } from '#app/i18n/paths.ts'

/** The categories of articles in their order, named in the reader's language. */
export async function articleCategories({ api, company, locale }: Staff) {
	const list = await listArticleCategories(api, company.companyCode)
	return list.map((one) => ({
		slug: one.categorySlug,
		nameId: one.nameId,
		nameEn: one.nameEn,
		name: locale === defaultLocale ? one.nameId : one.nameEn,
		articles: one.articleCount,
	}))
}

/** The same as the choices of a list. */
export async function articleCategoryOptions(staff: Staff) {
	const list = await articleCategories(staff)
	return list.map(({ slug, name }) => ({ value: slug, label: name }))
}
