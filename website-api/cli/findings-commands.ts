import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorFindingAnswerWire, OperatorFindingListWire } from '#contract/operator-audit.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { jakartaTime, tableOf } from './text.ts'

const ReleaseOptions = z.object({ reason: z.string() })
const stops = { ACCOUNT: 'the account', COMPANY: 'the company', NOTHING: '' }

/** Registers `audit findings` and `audit release`. */
export function registerFindings(audit: Command) {
	audit
		.command('findings')
		.description(
			'what the scheduled audit found, and whose payouts it stops; exit code 1 if anything',
		)
		.action(async () => {
			const { data } = await callOperator(OperatorFindingListWire, { path: '/audit/findings' })
			if (data.list.length === 0) return printText('Nothing is open.')
			const rows = data.list.map((one) => [
				one.FINDING_ID,
				one.COMPANY_CODE,
				`${one.ORACLE} – ${one.ABOUT}`,
				String(one.FOUND),
				String(one.EXPECTED),
				stops[one.STOPS],
				jakartaTime(one.FOUND_DATE),
			])
			const headings = ['FINDING', 'COMPANY', 'WHAT', 'FOUND', 'EXPECTED', 'STOPS', 'SINCE']
			printText(tableOf(headings, rows))
			process.exitCode = 1
		})
	audit
		.command('release')
		.description('payouts go on, once the books are put right')
		.argument('<id>', 'as `audit findings` lists it')
		.requiredOption('--reason <text>', 'what was wrong and what was done')
		.action(async (id: string, raw: unknown) => {
			const { data } = await callOperator(OperatorFindingAnswerWire, {
				method: 'POST',
				path: `/audit/findings/${encodeURIComponent(id)}/release`,
				body: { REASON: ReleaseOptions.parse(raw).reason },
			})
			printText(`${data.FINDING_ID} (${data.COMPANY_CODE}, ${data.ABOUT}): released`)
		})
}
