import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { listMessages, MESSAGE_STATES, settleMessage } from '#contract/contact-message.ts'
import { MessageCard } from '#admin/features/queues/MessageCard.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { localPhone } from '#web/domain/phone.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale, can } = await requireStaff(args, 'messages')
	const { searchParams } = new URL(args.request.url)
	const requested = Number(searchParams.get('page')) || 1
	const page = Math.min(100_000, Math.max(1, Math.floor(requested)))
	const isDone = searchParams.get('tab') === 'done'
	const code = company.companyCode
	const query = isDone ? { page } : ({ page, state: 'OPEN' } as const)
	const { list, pages } = await api.call(listMessages, { code, query })
	return {
		title: pageTitle(locale, 'common:nav.messages'),
		page,
		isDone,
		pages,
		canReadOrders: can('orders.read'),
		messages: list.map((message) => ({
			...message,
			received: formatDateTime(message.receivedAt, locale),
			settled: message.settledAt === null ? null : formatDateTime(message.settledAt, locale),
			shownPhone: message.phone === '' ? '' : localPhone(message.phone),
			whatsApp: message.phone.replace(/\D/g, ''),
		})),
	}
}

const StateForm = z.object({
	number: z.string().min(1).max(40),
	state: z.enum(MESSAGE_STATES),
})

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'messages')
	const sent = StateForm.safeParse(Object.fromEntries(await args.request.formData()))
	if (!sent.success) throw new Response(null, { status: 404 })
	const { number, state } = sent.data
	const which = { code: staff.company.companyCode, number }
	const answer = await staff.api.tryCall(settleMessage, { ...which, body: { state } })
	if (answer.ok) staff.notices.put(noticeOf(staff, `queues:message.now.${state}`))
	else noteConflict(staff, answer, 404)
	// The oldest open message comes first.
	return redirect(state === 'OPEN' ? '/messages?tab=done' : '/messages', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function MessagesPage() {
	const { messages, page, pages, canReadOrders, isDone } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['queues', 'common'])
	return (
		<>
			<PageHead title={t('common:nav.messages')} />
			<div className="mb-4">
				<TabLinks
					label={t('common:nav.messages')}
					tabs={[
						{ href: '/messages', label: t('message.tab.open'), isCurrent: !isDone },
						{ href: '/messages?tab=done', label: t('message.tab.done'), isCurrent: isDone },
					]}
				/>
			</div>
			{messages.length === 0 ? (
				<EmptyState title={t(isDone ? 'message.empty' : 'message.noneOpen')}>
					{t('message.emptyText')}
				</EmptyState>
			) : null}
			<ul className="grid gap-3">
				{messages.map((message) => (
					<MessageCard key={message.number} message={message} canReadOrders={canReadOrders} />
				))}
			</ul>
			<Pagination
				page={page}
				pages={pages}
				hrefOf={(to) => `/messages?${isDone ? 'tab=done&' : ''}page=${to}`}
				texts={{
					label: t('common:pages.label'),
					previous: t('common:pages.previous'),
					next: t('common:pages.next'),
					page: (number) => t('common:pages.page', { page: number }),
				}}
			/>
		</>
	)
}
