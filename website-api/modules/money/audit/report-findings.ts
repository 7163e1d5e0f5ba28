import type { Logger } from 'pino'
import type { Finding } from './finding.queries.ts'

/** Maximum number of findings listed in one line. */
const maxReported = 20

/** Logs new findings in one line at error level. */
export function reportFindings(log: Logger, fresh: Finding[]) {
	if (fresh.length === 0) return
	const findings = fresh
		.slice(0, maxReported)
		.map(({ id, companyId, oracle, about, found, expected, stops }) => ({
			id,
			companyId,
			oracle,
			about,
			found,
			expected,
			stops,
		}))
	log.error({ count: fresh.length, findings }, 'the books do not agree')
}
