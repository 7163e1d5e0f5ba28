import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { inTime } from '#app/features/errors/lost-request.ts'
import { matchingCategories } from '#app/features/search/matching-categories.ts'
import type { Suggestion, SuggestionAnswer } from '#app/features/search/suggestion.ts'
import { formatMoney } from '#web/domain/money.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { reply } from '#app/http/reply.ts'
import { localePath } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { typedMatches } from '../catalog/suggested.server.ts'

const limits = { categories: 3, products: 6 }
const shortest = 2

/** GET ?q=: suggests categories and products while a text is typed; called by script only. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { locale, categories } = context
	const typed = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200)
	const text = typed.length < shortest ? '' : typed
	const matches = text === '' ? null : await orNull(typedMatches(context, text, limits.products))
	const cards = matches?.list ?? []
	const list: Suggestion[] = [
		...matchingCategories(categories, text, matches?.categorySlugs)
			.slice(0, limits.categories)
			.map(({ slug, name, icon }) => ({
				name,
				href: localePath(locale, paths.category(slug)),
				imageId: icon?.id,
			})),
		...cards.map((card) => ({
			name: card.name,
			href: localePath(locale, paths.product(card.slug)),
			price: formatMoney(card.priceMin),
			imageId: card.image?.id,
		})),
	]
	const t = translator(locale)
	const announcement =
		list.length === 0 ? t('search:none') : t('search:found', { count: list.length })
	const answer: SuggestionAnswer = {
		text: typed,
		label: t('search:label'),
		announcement,
		list,
	}
	return reply(answer, 200)
}

export const action = noForm

/** Without an answer nothing is suggested: the page stays, and so does what was typed. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
	return inTime(serverLoader<SuggestionAnswer>()).catch(() => null)
}
