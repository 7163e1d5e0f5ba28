import type { AppLoadContext } from '@remix-run/node'
import { orMissing } from '#app/http/or-missing.ts'

/** Whether the customer is an agent, as opposed to one who is none yet. */
export async function isAgent({ api }: AppLoadContext): Promise<boolean> {
	return (await orMissing(api.agency.account())) !== 'missing'
}
