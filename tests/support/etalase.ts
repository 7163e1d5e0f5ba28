import { shopAddress } from './shop-address.ts'

/**
 * Runs a staff command: `etalase('orders', 'confirm', number)`. Returns its output. The command line is loaded when it is
 * needed, which takes seconds: each browser worker imports this file, and few run a command.
 */
export async function etalase(...args: string[]): Promise<string> {
	const { runCommand } = await import('./run-command.ts')
	const { apiOrigin, data } = shopAddress()
	const { code, out, error } = await runCommand([...args, '--yes'], {
		WEBSITE_API_URL: apiOrigin,
		ETALASE_DATA: data,
	})
	if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${error}`)
	return out
}
