import type { Command } from 'commander'
import { z } from 'zod'
import { listFindings, releaseFinding } from '#contract/audit.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { jakartaTime, tableOf } from './text.ts'

const ReleaseOptions = z.object({ reason: z.string() })

/** Registers `audit findings` and `audit release`. */
export function registerFindings(audit: Command) {
	audit
		.command('findings')
		.description(say('audit.findings'))
		.action(async () => {
			const { list } = await callEndpoint(listFindings, {})
			if (list.length === 0) return printText(say('audit.nothingOpen'))
			const rows = list.map((one) => [
				one.id,
				one.companyCode,
				`${one.oracle} – ${one.about}`,
				String(one.found),
				String(one.expected),
				say(`audit.stops.${one.stops}`),
				jakartaTime(one.foundAt),
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
			const body = ReleaseOptions.parse(raw)
			const { companyCode, about } = await callEndpoint(releaseFinding, { id, body })
			printText(say('audit.released', { id, company: companyCode, about }))
		})
}
