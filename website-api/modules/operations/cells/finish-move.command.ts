import { eq, sql } from 'drizzle-orm'
import { inTransaction } from '#website-api/db/database.ts'
import { cellOf } from '#website-api/modules/platform/cells/cell.command.ts'
import { alignSequences } from '#website-api/modules/platform/cells/id-sequences.command.ts'
import { companyAtRest } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { companyDomain } from '#website-api/modules/platform/companies/company.table.ts'
import { copyDirectory } from './copy-directory.command.ts'
import { withoutTriggers } from './forget-company.command.ts'
import type { Move } from './move.ts'

/** Completes the company's rows in the target, which does not serve it yet. */
export async function completeTarget(move: Move) {
	const { source, target, company } = move
	const { rows } = await source.execute<{ closed: string | null }>(
		sql`select to_char(closed_day, 'YYYY-MM-DD') as closed from ledger_summary where id = 1`,
	)
	await inTransaction(target, async (tx) => {
		await withoutTriggers(tx)
		await tx.execute(sql`set local statement_timeout = 0`)
		await copyDirectory(move, tx)
		await sumOpenDays(tx, company.id, rows[0]?.closed ?? '-infinity')
	})
	await alignSequences(target, (await cellOf(target)) ?? 0, company.id)
}

/** Sums the days that the source has not closed: the target may have closed them. */
function sumOpenDays(tx: Parameters<typeof withoutTriggers>[0], companyId: number, closed: string) {
	return tx.execute(sql`
		with gone as (
			delete from ledger_day where company_id = ${companyId} and day > ${closed}::date
		)
		insert into ledger_day as present (company_id, day, kind, credited, debited)
		select account.company_id, (side.at at time zone 'Asia/Jakarta')::date, account.kind,
			sum(side.credited), sum(side.debited)
		from (
			select at, credit_id as id, amount as credited, 0 as debited from transfer where company_id = ${companyId}
			union all select at, debit_id, 0, amount from transfer where company_id = ${companyId}
		) as side join account on account.company_id = ${companyId} and account.id = side.id
		where (side.at at time zone 'Asia/Jakarta')::date > ${closed}::date
		group by 1, 2, 3
		on conflict (company_id, day, kind) do update set credited = excluded.credited, debited = excluded.debited`)
}

/** From here on the company is the target's: the source does not serve it any more. */
export async function leaveSource({ source, company }: Move) {
	await source
		.update(companyAtRest)
		.set({ state: 'GONE' })
		.where(eq(companyAtRest.companyId, company.id))
}

/** Serves the company in the target, under its hosts. Returns them. */
export async function serveInTarget({ source, target, company }: Move): Promise<string[]> {
	const hosts = await source
		.select()
		.from(companyDomain)
		.where(eq(companyDomain.companyId, company.id))
		.orderBy(companyDomain.position, companyDomain.host)
	await inTransaction(target, async (tx) => {
		if (hosts.length > 0) await tx.insert(companyDomain).values(hosts).onConflictDoNothing()
		await tx.delete(companyAtRest).where(eq(companyAtRest.companyId, company.id))
	})
	return hosts.map(({ host }) => host)
}
