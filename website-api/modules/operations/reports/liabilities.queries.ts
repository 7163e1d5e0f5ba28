import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { LIABILITIES, type LiabilitiesReportWire } from '#contract/operator-reports.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { everyDay, type ReportPeriod } from './report-period.ts'

type Report = z.output<typeof LiabilitiesReportWire>['data']
type Moved = { day: string; kind: string; credited: number; debited: number }

/** A company's liabilities at the beginning and end of a period, and their changes. */
export async function liabilitiesReport(
	db: Queryable,
	companyId: number,
	period: ReportPeriod,
): Promise<Report> {
	const kinds = sql.join(
		LIABILITIES.map((kind) => sql`${kind}`),
		sql`, `,
	)
	const { rows: before } = await db.execute<{ kind: string; balance: string | number }>(sql`
		select kind, sum(credited - debited) as balance from ledger_day
		where company_id = ${companyId} and day < ${period.from}::date and kind in (${kinds}) group by kind`)
	const { rows } = await db.execute<Record<keyof Moved, string | number>>(sql`
		select to_char(day, 'YYYY-MM-DD') as day, kind, credited, debited from ledger_day
		where company_id = ${companyId} and day between ${period.from}::date and ${period.until}::date
			and kind in (${kinds})`)
	const { rows: state } = await db.execute<{ closed: string | null }>(
		sql`select to_char(closed_day, 'YYYY-MM-DD') as closed from ledger_summary where id = 1`,
	)
	const opening = new Map(before.map(({ kind, balance }) => [kind, Number(balance)]))
	const moved = rows.map(movedOf)
	const ACCOUNT_LIST = LIABILITIES.map((ACCOUNT) => {
		const own = moved.filter(({ kind }) => kind === ACCOUNT)
		return { ACCOUNT, ...flowOf(opening.get(ACCOUNT) ?? 0, own) }
	})
	const TOTAL = flowOf(
		ACCOUNT_LIST.reduce((total, one) => total + one.OPENING, 0),
		moved,
	)
	return {
		FROM: period.from,
		UNTIL: period.until,
		CLOSED_DAY: state[0]?.closed ?? null,
		TOTAL,
		ACCOUNT_LIST,
		DAY_LIST: endsOfDays(period, TOTAL.OPENING, moved),
	}
}

function flowOf(opening: number, moved: Moved[]) {
	const INCREASE = moved.reduce((total, { credited }) => total + credited, 0)
	const DECREASE = moved.reduce((total, { debited }) => total + debited, 0)
	return { OPENING: opening, INCREASE, DECREASE, CLOSING: opening + INCREASE - DECREASE }
}

function endsOfDays(period: ReportPeriod, opening: number, moved: Moved[]): Report['DAY_LIST'] {
	let CLOSING = opening
	return everyDay(period).map((DAY) => {
		CLOSING = flowOf(
			CLOSING,
			moved.filter(({ day }) => day === DAY),
		).CLOSING
		return { DAY, CLOSING }
	})
}

function movedOf({ day, kind, credited, debited }: Record<keyof Moved, string | number>): Moved {
	return {
		day: String(day),
		kind: String(kind),
		credited: Number(credited),
		debited: Number(debited),
	}
}
