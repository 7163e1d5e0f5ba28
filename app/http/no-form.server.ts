import type { ActionFunctionArgs } from '@remix-run/node'
import { isProfile } from './page-at.server.ts'
import { requireCustomer } from './require-customer.ts'

/** The action of a page without forms: 405 as a page. @throws Response */
export function noForm({ context }: ActionFunctionArgs): never {
	if (isProfile(context.pathname)) requireCustomer(context)
	throw new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
}
