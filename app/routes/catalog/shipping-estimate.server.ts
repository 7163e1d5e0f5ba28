import type { AppLoadContext } from '@remix-run/node'
import { listAddresses } from '#contract/address.ts'
import { listShippingOffers } from '#contract/shipping.ts'
import { findDistricts, getDistrict } from '#contract/region.ts'
import { districtOf, type KnownDistrict } from '#app/domain/region.ts'
import { offersView } from '#app/features/catalog/offers-view.ts'
import { orNull } from '#app/http/or-null.ts'

/**
 * The district a visitor is known to want deliveries to when the address names none: the one chosen last in this browser,
 * else a customer's main address. Null: none is known.
 */
export async function knownDistrict(
	{ isOwn, district, customer, call }: AppLoadContext,
	search: URLSearchParams,
): Promise<KnownDistrict | null> {
	if (!isOwn || search.has('to') || search.has('district')) return null
	const chosen = district.current()
	if (chosen !== null || customer.current() === null) return chosen
	const kept = await orNull(call(listAddresses, {}, { optional: true }))
	const main = kept?.list.find(({ isMain }) => isMain)
	return main ? districtOf(main) : null
}

/**
 * Shipping costs of one unit: ?to=text searches for districts, ?district=code selects one, which the browser remembers;
 * else those to the known district.
 */
export async function loadEstimate(
	context: AppLoadContext,
	search: URLSearchParams,
	variantId: number,
	known: KnownDistrict | null,
) {
	const code = /^\d{2}\.\d{2}\.\d{2}$/.exec(search.get('district') ?? '')?.[0]
	if (code !== undefined) return estimateTo(context, code, variantId)
	const text = (search.get('to') ?? '')
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.trim()
		.slice(0, 60)
	if (text === '') return estimateToKnown(context, known, variantId)
	if (text.length < 3) return { step: 'too-short' as const, text }
	const found = await orNull(context.call(findDistricts, { query: { text, limit: 20 } }))
	if (found === null) return { step: 'unavailable' as const, text }
	const districts = found.list
	if (districts.length === 0) return { step: 'nothing' as const, text }
	const only = districts.length === 1 ? districts[0] : undefined
	return only
		? estimateTo(context, only.code, variantId)
		: { step: 'choose' as const, text, districts }
}

async function estimateTo(context: AppLoadContext, code: string, variantId: number) {
	const [district, found] = await Promise.all([
		orNull(context.call(getDistrict, { code })),
		offersTo(context, code, variantId),
	])
	if (district === null || found === null) return { step: 'unavailable' as const, text: '' }
	context.district.remember(district)
	return offersStep(district, found)
}

/** Without an answer the visitor is asked, as if none were known. */
async function estimateToKnown(
	context: AppLoadContext,
	known: KnownDistrict | null,
	variantId: number,
) {
	const found = known && (await offersTo(context, known.code, variantId))
	return known && found ? offersStep(known, found) : { step: 'ask' as const, text: '' }
}

async function offersTo({ call, locale, now }: AppLoadContext, code: string, variantId: number) {
	const body = { district: code, lines: [{ id: variantId, quantity: 1 }] }
	const found = await orNull(call(listShippingOffers, { body }, { optional: true }))
	return found && offersView(found, { locale, now })
}

function offersStep({ code, name, city }: KnownDistrict, found: ReturnType<typeof offersView>) {
	return { step: 'offers' as const, text: '', code, district: name, city, ...found }
}
