import type { LoaderFunctionArgs } from '@remix-run/node'
import { getSitemapSummary, SITEMAP_PART_SIZE } from '#contract/feed.ts'
import { sitemapIndex } from '#app/features/crawlers/sitemap-xml.ts'
import { canonicalOrigin } from '#app/http/canonical-origin.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { xmlReply } from './xml-reply.ts'

/** GET /sitemap.xml: the index of this host's sitemaps. */
export async function loader({ context }: LoaderFunctionArgs) {
	const summary = await orRespond(context.api.callUnhurried(getSitemapSummary, {}))
	const origin = canonicalOrigin(context.origin, context.site.mainHost)
	const parts = Math.ceil(summary.productCount / SITEMAP_PART_SIZE)
	const products = Array.from({ length: parts }, (_, at) => ({
		name: `products-${at + 1}`,
		updatedAt: summary.productsUpdatedAt,
	}))
	const names = [
		{ name: 'pages', updatedAt: null },
		{ name: 'articles', updatedAt: summary.articlesUpdatedAt },
		...products,
	]
	return xmlReply(sitemapIndex(origin, names))
}

export const action = noForm
