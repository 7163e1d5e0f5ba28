import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { shopAddress } from './shop-address.ts'

const program = fileURLToPath(new URL('../../build/etalase.mjs', import.meta.url))
const run = promisify(execFile)

/** What the shop's own people do at the terminal: `etalase('orders', 'confirm', number)`. Returns what it printed. */
export async function etalase(...args: string[]): Promise<string> {
	const { apiOrigin, data } = shopAddress()
	const { stdout } = await run(process.execPath, [program, ...args], {
		env: { ...process.env, WEBSITE_API_URL: apiOrigin, ETALASE_DATA: data },
	})
	return stdout
}
