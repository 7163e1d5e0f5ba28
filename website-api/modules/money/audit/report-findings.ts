import type { Logger } from 'pino'
import type { Finding } from './finding.queries.ts'

/** Findings that one line names. */
const most = 20

/** One line at the level of an error for what was found now. */
export function reportFindings(log: Logger, fresh: Finding[]) {
	if (fresh.length === 0) return
	const findings = fresh
		.slice(0, most)
		.map(({ id, companyId, oracle, about, found, expected, stops }) => ({
			...{ id, companyId, oracle, about, found, expected, stops },
		}))
	log.error({ count: fresh.length, findings }, 'the books do not agree')
}
