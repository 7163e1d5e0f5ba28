import { listOfferedVouchers } from '#contract/voucher.ts'
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { Category } from '#contract/category.ts'
import { getSitemapContent, listSitemapProducts, type SitemapEntry } from '#contract/feed.ts'
import { sitemapPart, type SitemapPage } from '#app/features/crawlers/sitemap-xml.ts'
import { canonicalOrigin } from '#app/http/canonical-origin.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { reply } from '#app/http/reply.ts'
import { paths, type Path } from '#app/paths.ts'
import { xmlReply } from './xml-reply.ts'

/** GET /sitemaps/{part}.xml: pages, articles, or products-1, products-2 …; otherwise 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const pages = await orRespond(pagesOf(context, params.part ?? ''))
	if (pages === undefined) throw reply({ message: 'Not found' }, 404)
	return xmlReply(sitemapPart(canonicalOrigin(context.origin, context.site.mainHost), pages))
}

export const action = noForm

async function pagesOf(
	{ api, call, categories }: AppLoadContext,
	part: string,
): Promise<SitemapPage[] | undefined> {
	if (part === 'pages.xml') {
		const [content, vouchers] = await Promise.all([
			api.callUnhurried(getSitemapContent, {}),
			orNull(call(listOfferedVouchers, {})),
		])
		return [
			{ path: paths.home },
			{ path: paths.products },
			...(vouchers?.list.length ? [{ path: paths.vouchers }] : []),
			...categories
				.flatMap(withChildren)
				.map(({ slug }): SitemapPage => ({ path: paths.category(slug) })),
			...content.banners.map((slug): SitemapPage => ({ path: paths.banner(slug) })),
			...content.pages.map(({ key, updatedAt }): SitemapPage => ({
				path: paths.content(key),
				updatedAt,
			})),
			...content.informations.map((entry) => pageOf(paths.information, entry)),
		]
	}
	if (part === 'articles.xml') {
		const { articles, articleCategories } = await api.callUnhurried(getSitemapContent, {})
		return [
			{ path: paths.articles },
			...articleCategories.map((slug): SitemapPage => ({ path: paths.articleCategory(slug) })),
			...articles.map((entry) => pageOf(paths.article, entry)),
		]
	}
	const number = Number(/^products-([1-9]\d{0,3})\.xml$/.exec(part)?.[1])
	if (Number.isNaN(number)) return undefined
	const { list } = await api.callUnhurried(listSitemapProducts, { query: { part: number } })
	return list.length === 0 ? undefined : list.map((entry) => pageOf(paths.product, entry))
}

function pageOf(
	pathOf: (slug: string) => Path,
	{ slug, updatedAt, pictureIds }: SitemapEntry,
): SitemapPage {
	return { path: pathOf(slug), updatedAt, pictureIds }
}

function withChildren(category: Category): Category[] {
	if (category.productCount === 0) return []
	return [category, ...category.children.flatMap(withChildren)]
}
