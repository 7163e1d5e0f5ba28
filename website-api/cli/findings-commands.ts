import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorFindingAnswerWire, OperatorFindingListWire } from '#contract/operator-audit.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { jakartaTime, tableOf } from './text.ts'

const ReleaseOptions = z.object({ reason: z.string() })

/** Registers `audit findings` and `audit release`. */
export function registerFindings(audit: Command) {
	audit
		.command('findings')
		.description(say('audit.findings'))
		.action(async () => {
			const { data } = await callOperator(OperatorFindingListWire, { path: '/audit/findings' })
			if (data.list.length === 0) return printText(say('audit.nothingOpen'))
			const rows = data.list.map((one) => [
				one.FINDING_ID,
				one.COMPANY_CODE,
				`${one.ORACLE} – ${one.ABOUT}`,
				String(one.FOUND),
				String(one.EXPECTED),
				say(`audit.stops.${one.STOPS}`),
				jakartaTime(one.FOUND_DATE),
			])
			const headings = heads('finding', 'company', 'what', 'found', 'expected', 'stops', 'since')
			printText(tableOf(headings, rows))
			process.exitCode = 1
		})
	audit
		.command('release')
		.description(say('audit.release'))
		.argument('<id>', say('audit.release.id'))
		.requiredOption('--reason <text>', say('audit.release.reason'))
		.action(async (id: string, raw: unknown) => {
			const { data } = await callOperator(OperatorFindingAnswerWire, {
				method: 'POST',
				path: `/audit/findings/${encodeURIComponent(id)}/release`,
				body: { REASON: ReleaseOptions.parse(raw).reason },
			})
			const { FINDING_ID, COMPANY_CODE, ABOUT } = data
			printText(say('audit.released', { id: FINDING_ID, company: COMPANY_CODE, about: ABOUT }))
		})
}
