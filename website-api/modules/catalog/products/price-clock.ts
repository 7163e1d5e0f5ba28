import type { Database } from '#website-api/db/database.ts'
import { startTimer, type TimerReports } from '#website-api/modules/platform/timers/start-timer.ts'
import { refreshDuePrices } from './prices.command.ts'

const ROUND_MS = 10_000

/**
 * Updates the price ranges of products whose discounts began or ended. Lists are at most ten seconds behind; product
 * pages, quotes and orders read the discount directly.
 */
export const startPriceClock = (db: Database, reports: TimerReports) =>
	startTimer(ROUND_MS, () => refreshDuePrices(db), reports)
