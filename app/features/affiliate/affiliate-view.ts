import type { Affiliate, Commission } from '#contract/affiliate.ts'
import { formatDate } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { languages, localDecimal } from '#web/domain/language.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'

export type CommissionView = ReturnType<typeof commissionView>

const colours = {
	PENDING: 'yellow',
	REVIEW: 'yellow',
	AVAILABLE: 'green',
	REVERSED: 'red',
	UNKNOWN: 'grey',
} as const

/** An affiliate link with its monthly statistics as the page shows it. */
export function affiliateView(affiliate: Affiliate, locale: Locale) {
	const { pending, available, held, months } = affiliate
	const conversion = new Intl.NumberFormat(languages[locale].tag, {
		style: 'percent',
		maximumFractionDigits: 1,
	})
	const figures = (clicks: number, orders: number) => ({
		clicks: digits(clicks),
		orders: digits(orders),
		conversion: clicks === 0 ? '–' : conversion.format(orders / clicks),
	})
	return {
		pending: formatMoney(pending),
		available: formatMoney(available),
		held: formatMoney(held),
		percent: percentText(affiliate.percent, locale),
		days: affiliate.days,
		total: figures(
			months.reduce((sum, month) => sum + month.clicks, 0),
			months.reduce((sum, month) => sum + month.orders, 0),
		),
		/** The current month, and earlier ones with activity. */
		months: months
			.map((month) => ({ ...month, isEmpty: !month.clicks && !month.orders && !month.earned }))
			.filter(({ isEmpty }, at) => at === 0 || !isEmpty)
			.map(({ code, name, clicks, orders, earned, isEmpty }) => ({
				code,
				name,
				isEmpty,
				earned: formatMoney(earned),
				...figures(clicks, orders),
			})),
		refused: affiliate.refused.map(({ date, ...one }) => ({
			...one,
			date: formatDate(date, locale),
		})),
	}
}

/** A commission with its order line. */
export function commissionView(commission: Commission, locale: Locale) {
	const { order, position, product, variantLabel, quantity, returned, status } = commission
	return {
		order,
		position,
		product,
		variantLabel,
		quantity,
		returned,
		status,
		colour: colours[status],
		date: formatDate(commission.date, locale),
		base: formatMoney(commission.base),
		percent: percentText(commission.percent, locale),
		earned: formatMoney(commission.earned),
		reversed: commission.reversed === 0 ? null : formatMoney(commission.reversed),
		net: formatMoney(commission.earned - commission.reversed),
	}
}

/** Path of a list of commissions. */
export function commissionsPath({
	page,
	period,
}: {
	page?: number
	period?: string
}): `/${string}` {
	const query = new URLSearchParams()
	if (period) query.set('period', period)
	if (page && page > 1) query.set('page', String(page))
	const search = String(query)
	return search === '' ? paths.profile.affiliate : `${paths.profile.affiliate}?${search}`
}

function percentText(percent: number, locale: Locale): string {
	return `${localDecimal(String(percent), locale)}%`
}
