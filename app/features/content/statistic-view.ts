import { periodName } from '#app/domain/agent.ts'
import type { AgentSummary } from '#contract/agent.ts'
import { digits } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type StatisticView = ReturnType<typeof statisticView>

/** Statistics of an agent's link, as the page shows them. */
export function statisticView(summary: AgentSummary, locale: Locale) {
	const { name, period, clicks, orders } = summary
	return {
		name,
		period: periodName(period, locale),
		clicks: digits(clicks),
		orders: digits(orders),
		busiest: Math.max(0, ...summary.days),
		months: summary.months.map((month) => ({
			period: month.period,
			clicks: month.clicks,
			orders: month.orders,
			name: periodName(month.period, locale),
			current: month.period === period,
		})),
		days: summary.days.map((count, index) => ({ day: index + 1, clicks: count })),
	}
}
