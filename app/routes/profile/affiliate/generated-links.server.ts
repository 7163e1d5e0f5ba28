import type { AppLoadContext } from '@remix-run/node'
import { formatMoney } from '#web/domain/money.ts'
import type { LinkMakerView } from '#app/features/affiliate/LinkMaker.tsx'
import { typedLine } from '#app/features/content/typed-line.ts'
import { orNull } from '#app/http/or-null.ts'
import { localePath } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { typedMatches } from '../../catalog/suggested.server.ts'

const maxLinks = 5

/** An affiliate link to a page of this shop, in the page's language. */
export function linkTo(
	{ origin, locale }: AppLoadContext,
	path: `/${string}`,
	code: string,
): string {
	return `${origin}${localePath(locale, path)}?ref=${encodeURIComponent(code)}`
}

/** Affiliate links for products found by name or URL (?product=). */
export async function generatedLinks(
	context: AppLoadContext,
	request: Request,
	code: string,
): Promise<LinkMakerView> {
	const typed = typedLine(new URL(request.url).searchParams.get('product'))
	if (typed === '') return { typed, found: [] }
	const slug = /\/product\/([^/?#\s]+)/i.exec(typed)?.[1]
	const texts = (slug ?? typed).replaceAll('-', ' ')
	const matches = await orNull(typedMatches(context, texts, maxLinks))
	const cards = matches?.list ?? []
	const named = cards.filter((card) => card.slug === slug)
	return {
		typed,
		found: (named.length > 0 ? named : cards).map((card) => ({
			slug: card.slug,
			name: card.name,
			price: formatMoney(card.priceMin),
			link: linkTo(context, paths.product(card.slug), code),
		})),
	}
}
