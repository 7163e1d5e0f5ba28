import { logContractMismatches } from './log-mismatches.ts'
import { createStorefrontServer, type StorefrontOptions } from './storefront.ts'

/** The storefront as its process runs it: app/entry.server.tsx exports it with the pages (docs/decisions/0073). */
export function createApplication(options: StorefrontOptions) {
	const stopLog = logContractMismatches(options.log)
	const { listener, stop } = createStorefrontServer(options)
	return {
		listener,
		stop() {
			stopLog()
			stop()
		},
	}
}
