import type { AppLoadContext } from '@remix-run/node'
import { getAgentAccount } from '#contract/agent-account.ts'
import { orMissing } from '#app/http/or-missing.ts'

/** Whether the customer is an agent, as opposed to one who is none yet. */
export async function isAgent({ call }: AppLoadContext): Promise<boolean> {
	return (await orMissing(call(getAgentAccount, {}))) !== 'missing'
}
