import type { LoaderFunctionArgs } from '@remix-run/node'
import { publicApiAccess } from '#app/api/api-access.server.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { reply } from '#app/http/reply.ts'

/** GET /api/apiAccess (spec section 7): the company of the host. The key itself never leaves the server. */
export async function loader({ context: { company } }: LoaderFunctionArgs) {
	return reply(publicApiAccess(company.id, company.affiliateDays), 200)
}

export const action = noForm
