import type { AppLoadContext } from '@remix-run/node'
import { offersView } from '#app/features/catalog/offers-view.ts'
import { orNull } from '#app/http/or-null.ts'

/** Shipping costs of one unit: ?to=text searches for districts, ?district=code selects one. */
export async function loadEstimate(
	context: AppLoadContext,
	search: URLSearchParams,
	variantId: number,
) {
	const code = /^\d{2}\.\d{2}\.\d{2}$/.exec(search.get('district') ?? '')?.[0]
	if (code !== undefined) return estimateTo(context, code, variantId)
	const text = (search.get('to') ?? '')
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.trim()
		.slice(0, 60)
	if (text === '') return { step: 'ask' as const, text }
	if (text.length < 3) return { step: 'too-short' as const, text }
	const districts = await orNull(context.api.regions.search(text))
	if (districts === null) return { step: 'unavailable' as const, text }
	if (districts.length === 0) return { step: 'nothing' as const, text }
	const only = districts.length === 1 ? districts[0] : undefined
	return only
		? estimateTo(context, only.code, variantId)
		: { step: 'choose' as const, text, districts }
}

async function estimateTo(context: AppLoadContext, code: string, variantId: number) {
	const { regions, shipping } = context.api
	const [district, found] = await Promise.all([
		orNull(regions.get(code)),
		orNull(shipping.offers(code, [{ id: variantId, quantity: 1 }])),
	])
	if (district === null || found === null) return { step: 'unavailable' as const, text: '' }
	const { name, city } = district
	return {
		step: 'offers' as const,
		text: '',
		district: name,
		city,
		...offersView(found, context.locale),
	}
}
