import {
	SALES_DIMENSIONS,
	type SalesDimension,
	type SalesPart,
	type SalesReport,
} from '#contract/sales-report.ts'
import { formatDate } from '#web/domain/dates.ts'
import type { Language } from '#web/domain/language.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { chartSlots } from './chart-slots.ts'

export type SalesView = ReturnType<typeof salesView>
export type PartRow = ReturnType<typeof partRow>

const figures = ['revenue', 'orders', 'units', 'average'] as const

/** The dimension of the sales report; '' for days. */
export function dimensionOf(text: string | null): SalesDimension | '' {
	return SALES_DIMENSIONS.find((name) => name === text) ?? ''
}

/** The sales report: figures with those of the period before, bars, days and the revenue breakdown. */
export function salesView(report: SalesReport, locale: Language) {
	const { total, previousTotal, days, previousDays } = report
	const dateOf = (day: string) => formatDate(`${day}T00:00:00+07:00`, locale)
	const revenues = (days: { day: string; revenue: number }[]) =>
		days.map(({ day, revenue }) => ({ day, value: revenue }))
	const slots = chartSlots(revenues(days), revenues(previousDays), locale)
	const tops = slots.flatMap(({ value, before }) => [value, before ?? 0])
	return {
		unsummedDays: report.unsummedDayCount,
		previous: { from: dateOf(report.previousFrom), until: dateOf(report.previousUntil) },
		figures: figures.map((key) => figureView(key, total, previousTotal)),
		slots,
		top: formatMoney(Math.max(0, ...tops)),
		days: days.toReversed().map((item) => ({
			day: item.day,
			date: dateOf(item.day),
			orders: item.orderCount,
			units: item.unitCount,
			refunded: formatMoney(item.refunded),
			revenue: formatMoney(item.revenue),
		})),
		breakdown: {
			gross: formatMoney(total.gross),
			discount: formatMoney(-total.discount),
			coins: formatMoney(-total.coins),
			refunded: formatMoney(-total.refunded),
			shipping: formatMoney(total.shipping),
			codes: formatMoney(total.codes),
			revenue: formatMoney(total.revenue),
		},
	}
}

/** One part of the sales as a row. */
export function partRow(part: SalesPart) {
	return {
		key: part.key,
		name: part.name,
		value: part.goods,
		orders: digits(part.orderCount),
		units: digits(part.unitCount),
		goods: formatMoney(part.goods),
		shipping: formatMoney(part.shipping),
		given: formatMoney(part.given),
		previous: formatMoney(part.previousGoods),
	}
}

type Total = SalesReport['total']

function figureView(key: (typeof figures)[number], now: Total, before: Total) {
	const [value, previous] = [valueOf(key, now), valueOf(key, before)]
	const write = key === 'revenue' || key === 'average' ? formatMoney : digits
	return {
		key,
		value: write(value),
		previous: write(previous),
		/** Signed change in percent; null if there was nothing before. */
		change: previous > 0 ? signed(Math.round(((value - previous) / previous) * 100)) : null,
	}
}

function valueOf(key: (typeof figures)[number], total: Total): number {
	if (key === 'revenue') return total.revenue
	if (key === 'orders') return total.orderCount
	if (key === 'units') return total.unitCount
	return total.orderCount === 0 ? 0 : Math.round(total.revenue / total.orderCount)
}

function signed(percent: number): string {
	return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${digits(Math.abs(percent))}%`
}
