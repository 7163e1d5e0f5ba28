import { runCommand } from './run-command.ts'
import { shopAddress } from './shop-address.ts'

/** Runs a staff command: `etalase('orders', 'confirm', number)`. Returns its output. */
export async function etalase(...args: string[]): Promise<string> {
	const { apiOrigin, data } = shopAddress()
	const { code, out, error } = await runCommand([...args, '--yes'], {
		WEBSITE_API_URL: apiOrigin,
		ETALASE_DATA: data,
	})
	if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${error}`)
	return out
}
