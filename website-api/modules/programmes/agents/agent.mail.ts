import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#website-api/db/database.ts'
import { mailText } from '#website-api/i18n/mail-text.ts'
import { agentApplication } from '#website-api/modules/programmes/agent-applications/agent-application.table.ts'
import { findOwnAgent } from './own-agent.queries.ts'
import { companyDomain } from '#website-api/modules/platform/companies/company.table.ts'
import { findCustomer } from '#website-api/modules/platform/identity/customer.queries.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'

const Payload = z.object({ customerId: z.uuid(), applicationId: z.uuid() })

/** Mail that confirms the application. */
export function agentAppliedMail(db: Queryable, scope: WriterScope, payload: unknown) {
	return agentMail(db, scope, payload, 'WAITING')
}

/** Mail with the decision. */
export function agentDecidedMail(db: Queryable, scope: WriterScope, payload: unknown) {
	return agentMail(db, scope, payload, undefined)
}

const keys = {
	WAITING: 'agent-applied',
	APPROVED: 'agent-approved',
	REFUSED: 'agent-refused',
} as const
const paths = { WAITING: '/join-agen', APPROVED: '/profile/agen', REFUSED: '/join-agen' } as const

async function agentMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
	about: 'WAITING' | undefined,
): Promise<AddressedMail | null> {
	const { customerId, applicationId } = Payload.parse(payload)
	const owner = { companyId: scope.companyId, customerId }
	const person = await findCustomer(db, owner)
	const [row] = await db
		.select()
		.from(agentApplication)
		.where(
			and(eq(agentApplication.companyId, scope.companyId), eq(agentApplication.id, applicationId)),
		)
	if (!person || !row) return null
	const status = about ?? row.status
	const agent = await findOwnAgent(db, owner)
	const values = { shop: scope.shop, code: agent?.code ?? '', reason: row.refuseReason ?? '' }
	const { locale } = person
	const t = (end: 'subject' | 'text' | 'button') =>
		mailText(locale, `${keys[status]}.${end}`, values)
	const [domain] = await db
		.select({ host: companyDomain.host })
		.from(companyDomain)
		.where(eq(companyDomain.companyId, scope.companyId))
		.orderBy(asc(companyDomain.position), asc(companyDomain.host))
		.limit(1)
	return {
		to: person.email,
		locale,
		content: {
			name: person.name,
			subject: t('subject'),
			paragraphs: [t('text')],
			button: {
				label: t('button'),
				href: scope.page(domain?.host ?? 'localhost', locale, paths[status]),
			},
		},
	}
}
