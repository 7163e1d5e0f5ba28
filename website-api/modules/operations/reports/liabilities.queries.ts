import { sql } from 'drizzle-orm'
import { LIABILITIES, type LiabilitiesReport } from '#contract/liabilities-report.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { everyDay, type ReportPeriod } from './report-period.ts'

type Moved = { day: string; kind: string; credited: number; debited: number }

/** A company's liabilities at the beginning and end of a period, and their changes. */
export async function liabilitiesReport(
	db: Queryable,
	companyId: number,
	period: ReportPeriod,
): Promise<LiabilitiesReport> {
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
	const accounts = LIABILITIES.map((account) => {
		const own = moved.filter(({ kind }) => kind === account)
		return { account, ...flowOf(opening.get(account) ?? 0, own) }
	})
	const total = flowOf(
		accounts.reduce((total, one) => total + one.opening, 0),
		moved,
	)
	return {
		from: period.from,
		until: period.until,
		closedDay: state[0]?.closed ?? null,
		total,
		accounts,
		days: endsOfDays(period, total.opening, moved),
	}
}

function flowOf(opening: number, moved: Moved[]) {
	const increase = moved.reduce((total, { credited }) => total + credited, 0)
	const decrease = moved.reduce((total, { debited }) => total + debited, 0)
	return { opening, increase, decrease, closing: opening + increase - decrease }
}

function endsOfDays(
	period: ReportPeriod,
	opening: number,
	moved: Moved[],
): LiabilitiesReport['days'] {
	let closing = opening
	return everyDay(period).map((day) => {
		closing = flowOf(
			closing,
			moved.filter((one) => one.day === day),
		).closing
		return { day, closing }
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
