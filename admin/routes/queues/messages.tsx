import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { listMessages, MESSAGE_STATES, settleMessage } from '#contract/contact-message.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { localPhone } from '#web/domain/phone.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

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

const StateChange = z.object({
	number: z.string().min(1).max(40),
	state: z.enum(MESSAGE_STATES),
})

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'messages')
	const sent = StateChange.safeParse(Object.fromEntries(await args.request.formData()))
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

type MessageCardProps = {
	message: SerializeFrom<typeof loader>['messages'][number]
	canReadOrders: boolean
}

function MessageCard({ message, canReadOrders }: MessageCardProps) {
	const { t } = useTranslation('queues')
	return (
		<li className="grid gap-3 rounded-card border border-line bg-ground p-4 sm:p-5">
			<div className="flex flex-wrap justify-between gap-x-4">
				<h2 className="text-16 lg:text-16">{message.name}</h2>
				<span className="text-14 text-mute">
					{t(`message.topic.${message.topic}`)} · {message.received}
				</span>
			</div>
			<p className="max-w-[68ch] whitespace-pre-line">{message.message}</p>
			{message.settled === null || message.state === 'OPEN' ? null : (
				<p className="text-14 text-mute">
					{t(`message.settled.${message.state}`, { name: message.settledBy, at: message.settled })}
				</p>
			)}
			<div className="flex flex-wrap items-center gap-2">
				<ButtonLink
					size="small"
					href={`mailto:${message.email}?subject=${encodeURIComponent(t('message.subject', { number: message.number }))}`}
					reload
				>
					{t('message.mail')}
				</ButtonLink>
				{message.shownPhone === '' ? null : (
					<ButtonLink size="small" href={`https://wa.me/${message.whatsApp}`} reload>
						WhatsApp {message.shownPhone}
					</ButtonLink>
				)}
				{canReadOrders && message.orderNumber !== '' ? (
					<TextLink touch="block" href={`/orders?q=${encodeURIComponent(message.orderNumber)}`}>
						{t('message.order', { number: message.orderNumber })}
					</TextLink>
				) : null}
			</div>
			<StateForm message={message} />
		</li>
	)
}

/** Sets the message answered, closed or open again. */
function StateForm({ message }: Pick<MessageCardProps, 'message'>) {
	const { t } = useTranslation('queues')
	const states = message.state === 'OPEN' ? (['ANSWERED', 'CLOSED'] as const) : (['OPEN'] as const)
	return (
		<PostForm className="flex flex-wrap gap-2 border-t border-line pt-3">
			<input type="hidden" name="number" value={message.number} />
			{states.map((state) => (
				<Button
					key={state}
					size="small"
					name="state"
					value={state}
					variant={state === 'ANSWERED' ? 'primary' : 'secondary'}
					aria-label={t(`message.setOne.${state}`, { name: message.name })}
				>
					{t(`message.set.${state}`)}
				</Button>
			))}
		</PostForm>
	)
}
