import { getRecentSales } from '#contract/dashboard.ts'
import type { Staff } from '#admin/http/staff.ts'
import { formatDate } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'

const periods = ['today', 'last7Days', 'last30Days'] as const

/** Sales of today, seven and thirty days, and of each day; null without the permission. */
export async function readSales({ api, can, locale }: Staff) {
	if (!can('reports')) return null
	const sales = await api.call(getRecentSales, {})
	const last = sales.days.length - 1
	return {
		sums: periods.map((key) => ({
			key,
			revenue: formatMoney(sales[key].revenue),
			orders: sales[key].orderCount,
		})),
		days: sales.days.map(({ day, revenue, orderCount }, index) => ({
			day,
			date: formatDate(`${day}T00:00:00+07:00`, locale),
			label: String(Number(day.slice(8))),
			value: revenue,
			revenue: formatMoney(revenue),
			orders: orderCount,
			isToday: index === last,
		})),
		top: formatMoney(Math.max(0, ...sales.days.map(({ revenue }) => revenue))),
	}
}

export type Sales = NonNullable<Awaited<ReturnType<typeof readSales>>>
