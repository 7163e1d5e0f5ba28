import os from 'node:os'
import packageFile from '../package.json' with { type: 'json' }

/** The programs that write log lines and open connections. */
export type ProcessName = 'storefront' | 'admin' | 'website-api' | 'command-line'

export const version: string = packageFile.version

/** Which of several processes of one kind this is, e.g. `shop-1:4711`. */
export function instanceName(environment = process.env): string {
	return environment.ETALASE_INSTANCE || `${os.hostname()}:${process.pid}`
}
