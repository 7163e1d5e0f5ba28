import type { Logger } from 'pino'
import { onContractMismatch } from '#process/contract-mismatch.ts'

/** Logs each answer of the website API that does not fit its schema: a page shows it as a failure of the API. Returns what ends this. */
export function logContractMismatches(log: Logger) {
	return onContractMismatch(({ endpoint, issues }) => {
		log.error({ endpoint, issues }, 'the answer of the website API does not fit its schema')
	})
}
